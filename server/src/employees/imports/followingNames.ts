import { composeName, contradictingNames, nameWords } from '@seamline/shared/contract/employees/employee-names';

export interface Names {
  readonly full_name?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly alias_name?: string | undefined;
  /** `true` for a person with one name, in the wire format. */
  readonly single_name?: string | undefined;
}

type Parts = Pick<Names, 'first_name' | 'last_name'>;

/** The names that a new employee gets beside those that a sheet has: each follows from the others. */
export function missingNames({ full_name: full, first_name: first, last_name: last, single_name }: Names): Names {
  if (single_name === 'true') return { full_name: full ?? first, first_name: first ?? full, last_name: last ?? '' };
  if (!full) return first && last ? { full_name: composeName(first, last) } : {};
  if (first && last) return {};
  const parts = partsOf(full, { first_name: first, last_name: last });
  return { ...(first ? {} : { first_name: parts?.first_name }), ...(last ? {} : { last_name: parts?.last_name }) };
}

/**
 * The names of an employee that follow from changed ones, where they would contradict each other otherwise: first and
 * last name follow the full name, and the full name follows them. Nothing where no sensible name follows.
 */
export function followingNames(stored: Names, changed: Names): Names {
  const ended = endedName(stored, changed);
  if (ended) return ended;
  const after = { ...stored, ...changed };
  const keys = Object.keys(changed);
  if (contradictingNames(after, keys).length === 0) return {};
  const followed = changed.full_name ? partsAfter(stored, changed) : { full_name: fullNameAfter(stored, after) };
  const isSensible = contradictingNames({ ...after, ...followed }, ['full_name']).length === 0;
  return isSensible ? followed : {};
}

/** The last name ends with the flag of one name, and that flag with a last name. */
function endedName(stored: Names, changed: Names): Names | undefined {
  if (changed.single_name === 'true' && !changed.last_name) {
    const { full_name: full, first_name: first, last_name: last } = stored;
    const isComposed = changed.full_name === undefined && full === composeName(first, last);
    return { last_name: '', ...(isComposed && { full_name: changed.first_name ?? first }) };
  }
  const isWithLast = changed.last_name && stored.single_name === 'true' && changed.single_name === undefined;
  return isWithLast
    ? { ...followingNames({ ...stored, single_name: 'false' }, changed), single_name: 'false' }
    : undefined;
}

/** The part that was not changed follows the full name; one that was stays as it is. */
function partsAfter(stored: Names, { full_name: full = '', first_name: first, last_name: last }: Names): Parts {
  if (first || last) return missingNames({ full_name: full, first_name: first, last_name: last });
  return partsOf(full, stored) ?? {};
}

function fullNameAfter(stored: Names, after: Names): string {
  const { full_name: full = '', first_name: first = '', last_name: last = '' } = stored;
  if (full === composeName(first, last)) return composeName(after.first_name, after.last_name);
  const withFirst = after.first_name === first ? full : replaceWords(full, first, after.first_name ?? '');
  return after.last_name === last ? withFirst : replaceWords(withFirst, last, after.last_name ?? '');
}

/** Splits a full name: after the known first name, before the known last name, or after the first word. */
function partsOf(full: string, { first_name: first = '', last_name: last = '' }: Parts): Parts | undefined {
  const words = full.split(/\s+/).filter(Boolean);
  const firsts = words.slice(0, wordsOf(first).length);
  const lasts = words.slice(words.length - wordsOf(last).length);
  const rest = words.length - firsts.length;
  if (first && rest > 0 && isSame(firsts.join(' '), first)) {
    return { first_name: first, last_name: words.slice(firsts.length).join(' ') };
  }
  if (last && words.length > lasts.length && isSame(lasts.join(' '), last)) {
    return { first_name: words.slice(0, -lasts.length).join(' '), last_name: last };
  }
  return words.length > 1 ? { first_name: words[0], last_name: words.slice(1).join(' ') } : undefined;
}

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean);
const isSame = (one: string, other: string) => nameWords(one).join(' ') === nameWords(other).join(' ');

function replaceWords(full: string, old: string, next: string): string {
  const [words, olds] = [wordsOf(full), wordsOf(old)];
  const at = words.findIndex((_, index) => isSame(words.slice(index, index + olds.length).join(' '), old));
  return at < 0 ? full : [...words.slice(0, at), next, ...words.slice(at + olds.length)].join(' ');
}
