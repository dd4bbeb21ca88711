import type { TrustedKeys } from '@seamline/shared/contract/releases/registry';
import type { Signer } from './keys.ts';
import type { ChangeResult } from './registryOperations.ts';

/** The arguments and options of a command, read and checked. */
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
  /** The file that `keys` adds a public key to. */
  trustFile: string;
  /** The deployed shell: the folder of its build, or its URL. */
  shell: string | undefined;
  /** The server that a release will meet: its URL, or a file with its OpenAPI document. */
  server: string | undefined;
  /** True if the smoke test uses the data of that server. */
  deployedData: boolean;
  /** True if the operations are not compared with those of a server. */
  withoutServer: boolean;
  /** True if the smoke test is skipped. */
  withoutBrowser: boolean;
  /** True if an entry without a trusted signature is accepted. */
  unverified: boolean;
  /** A file with the stack to translate; undefined for the standard input. */
  stack: string | undefined;
  /** The id of a composition. */
  id: string | undefined;
  /** Candidates, `<remote>=<folder or URL>`. */
  candidates: readonly string[];
  port: number | undefined;
  /** Seconds between two judgements; undefined for a single one. */
  every: number | undefined;
  /** Sessions below which a canary is not judged. */
  leastTries: number | undefined;
  /** Accounts with faults below which a canary stays. */
  leastAccounts: number | undefined;
  /** Percent by which a canary may do worse. */
  tolerance: number | undefined;
  last: number | undefined;
  dryRun: boolean;
  /** The keys that the deployed shell trusts. */
  trusted: () => Promise<TrustedKeys>;
  /** The signer of this remote, or of the one that is named. A dry run works without a key. */
  signer: (name?: string) => Promise<Signer>;
  /** Prints a line before the command is done. */
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
  /** The kind of thing that its argument names, if it takes one; in brackets when it may be left out. */
  subject: 'remote' | 'shell' | 'remote or shell' | '[remote]' | undefined;
  needsReason?: boolean;
  options: string[];
  run: (input: Input) => Promise<Result>;
}

/** The result of a command that changes the entry of a remote, or has `nothing` to change there. */
export function changed(input: Input, { registry, isChanged }: ChangeResult, text: string, nothing = text): Result {
  const told = isChanged ? sentence(input, text) : `${nothing} There is nothing to do.`;
  return { text: told, json: registry.remotes[input.name] };
}

/** The sentence of a change, or of what it would be in a dry run. */
export function sentence(input: Input, text: string): string {
  return input.dryRun ? `Nothing was changed. Without --dry-run: ${text}` : text;
}
