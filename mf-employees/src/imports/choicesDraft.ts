import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { QUESTION_KINDS } from '@seamline/shared/contract/employees/import-preview';
import { readStored, writeStored } from '@seamline/shared/session';
import type { Choices } from './check/importModel.ts';

/** Storage key, which signing out removes. The file itself is never stored on the device. */
const KEY = 'seamline:recent:import';
/** Largest draft, in characters: storage is small, and more corrections are easier in the file. */
const MOST_CHARACTERS = 1_000_000;

interface ChoicesDraft {
  readonly hash: string;
  readonly choices: Choices;
}

/** Stores the choices and corrections of the file that was opened last, but no identity or bank number. */
export function keepChoices(hash: string, choices: Choices): void {
  const edits = Object.entries(choices.edits).map(([row, cells]) => [
    row,
    Object.fromEntries(Object.entries(cells).filter(([target]) => !isIdentityNumber(target))),
  ]);
  const text = JSON.stringify({
    hash,
    choices: { ...choices, edits: Object.fromEntries(edits) },
  } satisfies ChoicesDraft);
  if (text.length <= MOST_CHARACTERS) writeStored(KEY, text);
}

/** Returns the stored choices for a file, if it was the last one and has as many columns. */
export function keptChoices(hash: string, columns: number): Choices | undefined {
  try {
    const { hash: keptHash, choices } = JSON.parse(readStored(KEY) ?? '') as ChoicesDraft;
    if (keptHash !== hash || choices.mapping.length !== columns) return undefined;
    // An earlier release kept neither answers nor an order of dates, or answers in other words.
    const answers = Object.entries(choices.answers ?? {}).filter(([, { kind }]) => QUESTION_KINDS.includes(kind));
    return { ...choices, answers: Object.fromEntries(answers), dateOrder: choices.dateOrder ?? null };
  } catch {
    return undefined;
  }
}

export function dropChoices(): void {
  writeStored(KEY, null);
}
