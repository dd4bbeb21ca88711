import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { Failure, packages, readJson, remotes, root } from './root.mjs';

const FOLDER = 'template';
/** The development port of the template itself. */
const TEMPLATE_PORT = '3199';
/** Files that a remote in the workspace does not need, and output of installing and building. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'own-repository']);

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
  const plan = { name, slug, label: item.label, group: group.label, devPort: nextDevPort() };
  return { ...plan, owner: owner ?? `${item.label} team` };
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
export function refuseTaken({ slug }) {
  for (const other of remotes()) {
    const { owner, paths } = readJson(join(root, other, 'package.json')).remote;
    if (paths.includes(slug))
      throw new Failure(`/dashboard/${slug} belongs to ${other} (${owner}). Agree with them, or claim another entry.`);
  }
}

/** The files of the template below a folder of it, with the names of the new remote in paths and texts. */
export function* filledFiles(plan, folder = '', skip = NOT_COPIED) {
  for (const entry of readdirSync(join(root, FOLDER, folder), { withFileTypes: true })) {
    if (skip.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filledFiles(plan, path, skip);
    else {
      const text = withLabel(path, readFileSync(join(root, FOLDER, path), 'utf8'), plan);
      yield { path: filled(path, plan), text: filled(text, plan) };
    }
  }
}

/** The title in a PO file, translated as the entry of the menu is in the shell. */
function withLabel(path, text, { label }) {
  const [, language] = /^locales\/(hi|gu)\.po$/.exec(path) ?? [];
  if (!language) return text;
  const filename = join(root, 'shell/locales', `${language}.po`);
  const messages = formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  const translation = messages[label]?.translation;
  return translation ? text.replace('msgstr "Sample Area"', `msgstr "${translation}"`) : text;
}

/** Writes files below a folder. */
export function writeFiles(folder, files) {
  for (const { path, text, mode } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: mode ?? 0o644 });
  }
}

function filled(text, { name, slug, label, group, owner, devPort }) {
  const [first = '', ...rest] = slug.split('-');
  const camel = [first, ...rest.map(capitalised)].join('');
  return text
    .replaceAll('mf-sample-area', name)
    .replaceAll(TEMPLATE_PORT, String(devPort))
    .replaceAll('Sample Area team', owner)
    .replaceAll('SAMPLE GROUP', group)
    .replaceAll('Sample Area', label)
    .replaceAll('sample-area', slug)
    .replaceAll('SampleArea', capitalised(camel))
    .replaceAll('sampleArea', camel);
}

function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
