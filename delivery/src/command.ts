import type { Signer } from './keys.ts';

/** What was typed, read and checked. */
export interface Input {
  /** The remote; `shell`, or nothing, where the command is not about one. */
  name: string;
  store: string;
  from: string | undefined;
  reason: string | undefined;
  /** Percent of the viewers. */
  share: number | undefined;
  /** The file of the private key, if it was named; else the folder of keys has it. */
  keyFile: string | undefined;
  keysFolder: string;
  trustFile: string;
  /** The deployed shell: the folder of its build, or its address. */
  shell: string | undefined;
  /** Whether the screens are not to be looked at in a browser. */
  withoutBrowser: boolean;
  /** The composition to serve. */
  id: string | undefined;
  /** Candidates, `<remote>=<folder or address>`. */
  candidates: readonly string[];
  port: number | undefined;
  /** Seconds between two looks; undefined for one look. */
  every: number | undefined;
  /** Loads below which a trial is not judged. */
  leastTries: number | undefined;
  /** Percent by which a trial may do worse. */
  tolerance: number | undefined;
  last: number | undefined;
  dryRun: boolean;
  signer: () => Promise<Signer>;
  /** Says something before the command is done. */
  say: (text: string) => void;
}

export interface Result {
  text: string;
  json: unknown;
  failed?: boolean;
}

export interface Command {
  summary: string;
  details: string;
  /** What its argument names, if it takes one; in brackets when it may be left out. */
  subject: 'remote' | 'shell' | 'remote or shell' | '[remote]' | undefined;
  needsReason?: boolean;
  options: string[];
  run: (input: Input) => Promise<Result>;
}

/** A rehearsal writes nothing, so nothing is signed. */
export const UNSIGNED: Signer = (_name, entry) => entry;

/** The sentence of a change, told apart from one that was only tried. */
export function sentence(input: Input, text: string): string {
  return input.dryRun ? `Nothing was changed. Without --dry-run: ${text}` : text;
}
