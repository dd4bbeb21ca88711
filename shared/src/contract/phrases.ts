/**
 * Sentences in another language by the English ones. `{name}` stands for what is filled in as it is, `{#count}` for
 * a number, and `{+things}` for parts that are in the book themselves, such as '4 departments and 18 employees'.
 */
export type PhraseBook = Readonly<Record<string, string>>;

interface Template {
  readonly pattern: RegExp;
  readonly words: string;
}

const PLACE = /\{([#+]?)(\w+)\}/g;
const MATCHERS: Readonly<Record<string, string>> = { '#': '\\d[\\d,.]*', '+': '.+?', '': '.+?' };
const templates = new WeakMap<PhraseBook, readonly Template[]>();

/** The sentence in the book's language; what the book does not know stays as it is. */
export function translate(book: PhraseBook, english: string): string {
  if (Object.hasOwn(book, english)) return book[english] ?? english;
  for (const { pattern, words } of templatesOf(book)) {
    const values = pattern.exec(english)?.groups;
    if (values) {
      return words.replaceAll(PLACE, (_place, kind: string, name: string) => {
        const value = values[name] ?? '';
        return kind === '+' ? translateParts(book, value) : value;
      });
    }
  }
  return english;
}

/** Parts as English joins them, 'one, two and three': the last 'and' is the one between them. */
function translateParts(book: PhraseBook, parts: string): string {
  const last = parts.lastIndexOf(' and ');
  const listed = (text: string) =>
    text
      .split(', ')
      .map((part) => translate(book, part))
      .join(', ');
  if (last < 0) return listed(parts);
  return `${listed(parts.slice(0, last))} ${translate(book, 'and')} ${translate(book, parts.slice(last + 5))}`;
}

function templatesOf(book: PhraseBook): readonly Template[] {
  const known = templates.get(book);
  if (known) return known;
  const made = Object.entries(book)
    .filter(([english]) => english.includes('{'))
    .map(([english, words]) => ({ pattern: patternOf(english), words }));
  templates.set(book, made);
  return made;
}

function patternOf(english: string): RegExp {
  const pieces = english.split(PLACE);
  let source = '';
  // What splits brings its two groups along: text, kind, name, text, kind, name, … text.
  for (let index = 0; index < pieces.length; index += 3) {
    source += escaped(pieces[index] ?? '');
    const name = pieces[index + 2];
    if (name !== undefined) source += `(?<${name}>${MATCHERS[pieces[index + 1] ?? '']})`;
  }
  return new RegExp(`^${source}$`, 's');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
