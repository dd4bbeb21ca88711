import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_KINDS } from '../shared/src/contract/record-kinds.ts';
import { FILES, REGISTRATIONS } from '../template/record/registrations.mjs';
import { capitalised, filled, refuseTaken, writeFiles } from './remoteTemplate.mjs';
import { Failure, readJson, remotes, root, runQuietly } from './root.mjs';

/** Installs what a written package.json names. */
export const INSTALL = ['install', '--no-frozen-lockfile', '--prefer-offline'];

/** Writes a kind of record for a remote, and returns what it is called and the paths of its files. */
export async function writeRecord(request) {
  const plan = plannedRecord(request);
  const files = Object.entries(FILES).map(([file, path]) => ({
    path: filled(path, plan.spellings),
    text: filled(readFileSync(join(root, 'template/record', file), 'utf8'), plan.spellings),
  }));
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Failure(`There is a file ${taken.path} already. Choose another name.`);
  writeFiles(root, [...files, ...registrations(plan)]);
  await finish(plan);
  return { ...plan, files: files.map(({ path }) => path) };
}

/** The names of a new kind of record in all their spellings. */
function plannedRecord({ name, in: remote, path, area }) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 40)
    throw new Failure(
      `${JSON.stringify(name)} is no name for a record. It is words of lower-case letters, with hyphens.`,
    );
  if (!remotes().includes(remote))
    throw new Failure(
      `There is no remote ${remote}. There are ${remotes().join(', ')}; \`pnpm new-remote\` makes one.`,
    );
  if (name in RECORD_KINDS) throw new Failure(`There is a kind of record ${name} already. Choose another name.`);
  const areas = readdirSync(join(root, 'shared/src/contract')).filter((each) =>
    existsSync(join(root, 'server/src', each)),
  );
  if (area && !areas.includes(area)) throw new Failure(`There is no area ${area}. There are ${areas.join(', ')}.`);
  const words = name.split('-');
  const slug = path ?? plural(name);
  refuseTaken({ slug, name: remote });
  if (readFileSync(join(root, remote, 'src/routes.tsx'), 'utf8').includes(`path: '${slug}'`))
    throw new Failure(`${remote} has a screen at /dashboard/${slug} already. Name another with --path.`);
  const spellings = Object.entries({
    'mf-sample-area': remote,
    'sample-domain': area ?? areas.find((each) => remote === `mf-${each}`) ?? 'organisation',
    'sample-path': slug,
    ...spellingsOf(['sample', 'records'], [...words.slice(0, -1), plural(words.at(-1))]),
    ...spellingsOf(['sample', 'record'], words),
  });
  return { spellings, remote, slug, title: capitalisedWords(plural(name)) };
}

function plural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Each spelling of the template's words, with that of the new ones. */
function spellingsOf(from, to) {
  const spell = (words) => {
    const capitals = words.map(capitalised);
    const sentence = words.join(' ');
    const camelCase = [words[0], ...capitals.slice(1)].join('');
    return [
      camelCase,
      capitals.join(''),
      words.join('-'),
      words.join('_'),
      capitals.join(' '),
      capitalised(sentence),
      sentence,
    ];
  };
  const spelt = spell(to);
  return Object.fromEntries(spell(from).map((spelling, index) => [spelling, spelt[index]]));
}

const capitalisedWords = (name) => name.split('-').map(capitalised).join(' ');

/** The files that exist, with the lines of the new kind. */
function registrations({ spellings }) {
  return REGISTRATIONS.map(([file, ...changes]) => {
    const path = filled(file, spellings);
    return {
      path,
      text: registered(
        path,
        changes.map(([place, lines]) => [place, filled(lines, spellings)]),
      ),
    };
  });
}

/** Returns the text of a file with each of the lines before the place where they belong. */
function registered(path, changes) {
  return changes.reduce(
    (text, [place, lines]) => {
      const { index } = place.exec(text) ?? {};
      if (index === undefined) throw new Failure(`${path} has another form than this command knows: no ${place}.`);
      return text.slice(0, index) + lines + text.slice(index);
    },
    readFileSync(join(root, path), 'utf8'),
  );
}

/** Makes what follows from the files: their format, the migration, the list of permissions, and the messages to translate. */
async function finish({ spellings, remote, slug }) {
  const path = join(root, remote, 'package.json');
  const manifest = readJson(path);
  const { dependencies } = manifest;
  if (!manifest.remote.paths.includes(slug)) manifest.remote.paths.push(slug);
  // The forms lead back to the list.
  manifest.dependencies = { ...dependencies, 'react-router-dom': dependencies['react-router-dom'] ?? 'catalog:' };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  const migration = ['--filter', '@seamline/server', 'migration', '--name', filled('add_sample_records', spellings)];
  const permissions = ['exec', 'vitest', 'run', '--project', 'server-embedded', 'server/src/http/access.test.ts', '-u'];
  for (const args of [INSTALL, ['fix'], migration, permissions, ['messages']]) {
    if ((await runQuietly('pnpm', args)) !== 0)
      throw new Failure(`The files are written, but \`pnpm ${args.join(' ')}\` failed.`);
  }
}
