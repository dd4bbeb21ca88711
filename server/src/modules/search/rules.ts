import { foldText } from '@seamline/shared/contract/fields';
import { RESULTS_PER_KIND, type SearchResult } from '@seamline/shared/contract/search';
import { containing } from '../../db/containing.ts';
import type { DirectoryRow } from '../employees/store.ts';

/** Employees, in the order of their names, among whom the best matches are chosen. */
export const CANDIDATES = 50;

/** More words than a name and its place have. */
const MOST_WORDS = 8;

type Employee = Pick<DirectoryRow, 'id' | 'name' | 'code' | 'designation' | 'branch_name'>;

/** The best matches: by the whole code, then by the beginning of the name, then by that of another word of it. */
export function bestEmployees(query: string, employees: readonly Employee[]): SearchResult[] {
  const text = foldText(query);
  const ranked = employees.map((employee) => ({ employee, rank: rankOf(text, employee) }));
  const sorted = ranked.sort((one, other) => one.rank - other.rank).slice(0, RESULTS_PER_KIND);
  return sorted.map(({ employee: { id, name, designation, branch_name } }) => ({
    kind: 'employee',
    id: String(id),
    title: name,
    detail: `${designation} · ${branch_name}`,
  }));
}

function rankOf(text: string, { name, code }: Employee): number {
  if (code && foldText(code) === text) return 0;
  const words = foldText(name);
  if (words.startsWith(text)) return 1;
  return words.includes(` ${text}`) ? 2 : 3;
}

/** The patterns of a search: of the whole text, of a text that begins with it or has a word that does, of each word. */
export function patternsOf(query: string) {
  const anywhere = containing(query);
  const exact = anywhere.slice(1, -1);
  const words = query.split(/\s+/).slice(0, MOST_WORDS);
  return {
    exact,
    start: `${exact}%`,
    wordStart: `% ${exact}%`,
    words: JSON.stringify(words.map(containing)),
  };
}
