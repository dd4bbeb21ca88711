import type { Random } from '../random.ts';
import type { Skin } from './palette.ts';

export interface Sitter {
  readonly gender: 'MALE' | 'FEMALE';
  readonly age: number;
}

/** Everything that the parts of one picture have to agree on. */
export interface Portrait extends Sitter {
  readonly random: Random;
  readonly skin: Skin;
  readonly hair: string;
}
