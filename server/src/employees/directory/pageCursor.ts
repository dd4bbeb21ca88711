import type { DirectorySort } from '@seamline/shared/contract/employees/employees';
import { localized } from '@seamline/shared/contract/errors';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import * as z from 'zod';
import { fieldsInvalid } from '../../errors.ts';

/** Position of an employee in an order: the next page begins after it. */
export interface CursorPosition {
  /** Sort value; empty where that is the name or the id. */
  readonly key: string;
  readonly name: string;
  readonly id: number;
}

const id = z.int().min(1).max(LIMITS.id);
const text = z.string().max(1000);
const date = z.iso.date();
const KEYS: Partial<Record<DirectorySort, z.ZodType<string>>> = {
  joined: date,
  '-joined': date,
  birth: date,
  '-birth': date,
};

export function toCursor(sort: DirectorySort, { key, name, id: last }: CursorPosition): string {
  return Buffer.from(JSON.stringify([sort, key, name, last])).toString('base64url');
}

/** Reads a cursor. @throws the 422 for one that is none */
export function fromCursor(sort: DirectorySort, cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  try {
    const position = z.tuple([z.literal(sort), KEYS[sort] ?? text, text, id]);
    const [, key, name, last] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { key, name, id: last };
  } catch {
    throw fieldsInvalid([{ field: 'cursor', message: localized('invalid_cursor') }]);
  }
}
