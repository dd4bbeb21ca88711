import { foldText } from '../wire/fields.ts';

/** The names of an employee; the alias is one that the full name need not contain. */
export interface EmployeeNames {
  readonly full_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly alias_name?: string | null | undefined;
}

/** The full name that first and last name make. */
export function composeName(first: unknown, last: unknown): string {
  return [first, last]
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .filter(Boolean)
    .join(' ');
}

type NamePart = 'first_name' | 'last_name';
const PARTS: readonly NamePart[] = ['first_name', 'last_name'];

/** The words of a name, without case, accents, marks, and the joiners that Indian scripts write inside of a word. */
export function nameWords(name: string): string[] {
  const folded = foldText(name).replaceAll(/[\u200c\u200d]/g, '');
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Returns whether two names have the same words, in any order, case and spacing. */
function isSameName(one: string, other: string): boolean {
  const [words, others] = [nameWords(one), nameWords(other)];
  return words.join('') === others.join('') || words.toSorted().join(' ') === others.toSorted().join(' ');
}

/**
 * The parts of a name that contradict the full name: a word of them is neither in it nor in the alias. Middle names,
 * titles and other orders are no contradiction, an initial matches its word, and words in a script that the full
 * name does not use cannot be compared. Only what `changed` names is examined: another full name is compared with both
 * parts, another part with the full name.
 */
export function contradictingNames(names: EmployeeNames, changed: readonly string[]): NamePart[] {
  const whole = [...nameWords(names.full_name ?? ''), ...nameWords(names.alias_name ?? '')];
  const examined = changed.includes('full_name') ? PARTS : PARTS.filter((part) => changed.includes(part));
  return examined.filter((part) => !fits(nameWords(names[part] ?? ''), whole));
}

function fits(words: readonly string[], whole: readonly string[]): boolean {
  const scripts = new Set(whole.map(scriptOf));
  return (
    words.every((word) => !scripts.has(scriptOf(word)) || whole.some((other) => isSameWord(word, other))) ||
    isRun(words.join(''), whole)
  );
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return [...short].length === 1 && long.startsWith(short);
}

/** Returns whether consecutive words join to a text, as Hetal and Ben join to Hetalben. */
function isRun(text: string, words: readonly string[]): boolean {
  return words.some((_, start) => {
    let run = '';
    for (const word of words.slice(start)) {
      run += word;
      if (run === text) return true;
      if (run.length > text.length) return false;
    }
    return false;
  });
}

function scriptOf(word: string): string {
  if (/\p{Script=Latin}/u.test(word)) return 'Latin';
  if (/\p{Script=Devanagari}/u.test(word)) return 'Devanagari';
  if (/\p{Script=Gujarati}/u.test(word)) return 'Gujarati';
  return 'another';
}

/** Values that distinguish two employees when a mobile number or a code does not. */
interface Identity extends EmployeeNames {
  readonly birth_date?: string | null | undefined;
}

/**
 * Returns whether a change gives an employee another name and another birth date at once, which suggests that it is
 * about another person. A change names only the fields that it brings.
 */
export function mayBeAnotherPerson(stored: Identity, change: Identity): boolean {
  if (!change.birth_date || change.birth_date === stored.birth_date) return false;
  if (change.full_name && !isSameName(change.full_name, stored.full_name ?? '')) return true;
  const parts = ({ first_name: first, last_name: last }: EmployeeNames) => `${first ?? ''} ${last ?? ''}`;
  const after = { first_name: change.first_name ?? stored.first_name, last_name: change.last_name ?? stored.last_name };
  return !isSameName(parts(after), parts(stored));
}
