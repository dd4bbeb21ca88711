import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { Failure, packages, readJson, remotes, root } from './root.mjs';

const FOLDER = 'template';
/** The development port of the template itself. */
const TEMPLATE_PORT = '3199';
/** Files that a remote in the workspace does not need, and output of installing and building. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'own-repository', 'record']);

/**
 * Names of a new remote in all their spellings. `menu` is the shell's; an entry without a path of its own
 * waits for a remote that claims its slug.
 * @param {{ name: string, claim?: string, owner?: string }} request
 */
export function plannedRemote({ name, claim, owner }, menu) {
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name) || name.length > 43) {
    throw new Failure(
      `${JSON.stringify(name)} is not a name for a remote. It is mf- and words of lower-case letters and digits, with hyphens between them, such as mf-attendance.`,
    );
  }
  if (packages().includes(name)) throw new Failure(`There is a remote ${name} already. Choose another name.`);
  const slug = claim ?? name.slice('mf-'.length);
  const { group, item } = placeholder(slug, menu);
  const plan = { name, slug, label: item.label, group: group.label, owner: owner ?? `${item.label} team` };
  return { ...plan, spellings: spellingsOf(plan) };
}

/** The port after the highest that a remote has: those of the others stay. */
function nextDevPort() {
  return Math.max(...remotes().map((name) => readJson(join(root, name, 'package.json')).remote.devPort)) + 1;
}

function placeholder(slug, menu) {
  const entries = menu.flatMap((group) => group.items.map((item) => ({ group, item })));
  const found = entries.find(({ item }) => item.slug === slug);
  if (found && !found.item.to) return found;
  if (found) throw new Failure(`“${found.item.label}” in the menu has its screen already, at ${found.item.to}.`);
  const free = entries.filter(({ item }) => !item.to).map(({ item }) => item.slug);
  const beginning = (word) => word.slice(0, 4);
  const wanted = new Set(slug.split('-').map(beginning));
  const like = free.filter((each) => each.split('-').some((word) => wanted.has(beginning(word))));
  throw new Failure(
    `The menu has no entry for ${slug}. Name with --claim the one that the remote takes over: ${(like.length > 0 ? like : free).join(', ')}.`,
  );
}

/** Refuses an address that another remote of the workspace has taken. */
export function refuseTaken({ slug, name }) {
  for (const other of remotes().filter((each) => each !== name)) {
    const { owner, paths } = readJson(join(root, other, 'package.json')).remote;
    if (paths.includes(slug))
      throw new Failure(`/dashboard/${slug} belongs to ${other} (${owner}). Agree with them, or claim another entry.`);
  }
}

/** The files of the template below a folder of it, with other names in paths and texts: pairs of a name and its replacement. */
export function* filledFiles(spellings, folder = '', skip = NOT_COPIED) {
  for (const entry of readdirSync(join(root, FOLDER, folder), { withFileTypes: true })) {
    if (skip.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filledFiles(spellings, path, skip);
    else {
      const text = readFileSync(join(root, FOLDER, path), 'utf8');
      yield { path: filled(path, spellings), text: filled(text, spellings) };
    }
  }
}

/** The files of a new remote without the template's screen. */
export function remoteFrame(plan) {
  const kept = [...remoteFiles(plan)].filter(({ path }) => !/^(src[\\/](queries\.ts|[\w-]+[\\/])|e2e[\\/])/.test(path));
  return kept.map(({ path, text }) => ({
    path,
    text: text
      .replace('"@chakra-ui/react": "catalog:",', '')
      .replace(/(translatedRoutes\(catalogues, \[|CommandDeclaration\[\] = \[)\n.*?\n\]/s, '$1\n]'),
  }));
}

/** The files of a new remote. Its title is translated as the entry of the menu is in the shell. */
export function* remoteFiles({ label, spellings }) {
  for (const { path, text } of filledFiles(spellings)) {
    const [, language] = /^locales[/](hi|gu)\.po$/.exec(path) ?? [];
    const title = `msgid "${label}"
msgstr `;
    yield {
      path,
      text: language ? text.replace(`${title}"${label}"`, `${title}"${translated(label, language)}"`) : text,
    };
  }
}

function translated(label, locale) {
  const filename = join(root, 'shell/locales', `${locale}.po`);
  const messages = formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  return messages[label]?.translation || label;
}

/** Writes files below a folder. */
export function writeFiles(folder, files) {
  for (const { path, text, mode } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: mode ?? 0o644 });
  }
}

/** Returns a text with other names: pairs of a name and its replacement. */
export function filled(text, spellings) {
  return spellings.reduce((result, [name, replacement]) => result.replaceAll(name, replacement), text);
}

function spellingsOf({ name, slug, label, group, owner }) {
  const [first = '', ...rest] = slug.split('-');
  const camel = [first, ...rest.map(capitalised)].join('');
  return [
    ['mf-sample-area', name],
    [TEMPLATE_PORT, String(nextDevPort())],
    ['Sample Area team', owner],
    ['SAMPLE GROUP', group],
    ['Sample Area', label],
    ['sample-area', slug],
    ['SampleArea', capitalised(camel)],
    ['sampleArea', camel],
  ];
}

export function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
