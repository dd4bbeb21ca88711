import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { capitalised, filled, filledFiles, writeFiles } from './remoteTemplate.mjs';
import { Failure, readJson, remotes, root, runCommand, runProgram, say } from './root.mjs';

const USAGE = `Usage: pnpm new-record <name> --in <remote> [options]

Adds a kind of record with a list, a form to add, dialogs to edit and delete, and a test at each level.

  <name>            what one record is, in the singular, such as holiday or company-policy
  --in <remote>     the remote that gets its screens, such as mf-leave
  --path <path>     its path below /dashboard; without it the name in the plural
  --area <area>     its folder in contract and server; without it that of the remote's name
  --help            say this`;

function readArguments() {
  const string = { type: 'string' };
  const options = { in: string, path: string, area: string, help: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (!values.help && (!name || rest.length > 0 || !values.in)) throw new Error('Give one name, and --in.');
    return { ...values, name };
  } catch (error) {
    throw new Failure(`${error.message}\n\n${USAGE}`);
  }
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
  const words = name.split('-');
  const slug = path ?? plural(name);
  const spellings = Object.entries({
    'mf-sample-area': remote,
    'sample-domain': area ?? remote.slice('mf-'.length),
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

function spellingsOf(from, to) {
  const all = [camelCase, (words) => words.map(capitalised).join(''), (words) => words.join('-')];
  all.push(
    (words) => words.join('_'),
    (words) => words.map(capitalised).join(' '),
  );
  all.push(
    (words) => capitalised(words.join(' ')),
    (words) => words.join(' '),
  );
  return Object.fromEntries(all.map((spell) => [spell(from), spell(to)]));
}

const camelCase = ([first, ...rest]) => [first, ...rest.map(capitalised)].join('');
const capitalisedWords = (name) => name.split('-').map(capitalised).join(' ');

/** The lines that a kind of record adds to files that exist: each before the first match, or at the end. */
function registrationsOf({ spellings, remote }) {
  return [
    [
      'shared/src/contract/records.ts',
      [/^ {2}employee: /m, `'sample-record': { name: 'sample record', deletable: true, searched: true },\n`],
    ],
    ['shared/src/labels/records.ts', [/^ {2}employee: /m, `'sample-record': msg\`Sample record\`,\n`]],
    ['shell/src/palette/usePaletteGroups.ts', [/^ {2}administrator: /m, `'sample-record': 'list',\n`]],
    ['server/src/db/schema.ts', [/$/, `export * from './schema/sampleRecords.ts';\n`]],
    [
      'server/src/db/recordTables.ts',
      [/^\} from '\.\/schema\.ts';/m, 'sampleRecords,\n'],
      [
        /^ {2}employee: /m,
        `'sample-record': { table: sampleRecords, id: sampleRecords.id, name: sampleRecords.name },\n`,
      ],
    ],
    [
      'server/src/records.ts',
      [/^\ninterface /m, `import { sampleRecordRoutes, sampleRecordStore } from './sample-domain/sampleRecords.ts';\n`],
      [/^\};\n\n\/\*\* Serves/m, `'sample-record': { routes: sampleRecordRoutes, store: sampleRecordStore },\n`],
    ],
    [
      'server/test/robustness/endpointNames.ts',
      [/;\n\ntype ExportsOf/, "\n  | typeof import('@seamline/shared/contract/sample-domain/sample-records')"],
    ],
    ['server/test/robustness/writes.ts', [/^ {2}\.\.\.writesOf\(/m, `...writesOf('/data/sample-records'),\n`]],
    [`${remote}/src/routes.tsx`, [/^\]\);/m, ROUTES]],
    [`${remote}/src/commands.ts`, [/^\];/m, COMMANDS]],
  ].map(([path, ...changes]) => [path, ...changes.map(([place, lines]) => [place, filled(lines, spellings)])]);
}

const ROUTES = `  {
    path: 'sample-path',
    lazy: () => import('./sample-records/SampleRecordsScreen.tsx'),
    handle: { prefetch: ['/data/sample-records'] },
    children: [
      { path: ':id/edit', lazy: async () => ({ Component: (await import('./sample-records/SampleRecordForm.tsx')).EditSampleRecord }) },
      { path: ':id/delete', lazy: async () => ({ Component: (await import('./sample-records/SampleRecordForm.tsx')).DeleteSampleRecord }) },
    ],
  },
  { path: 'sample-path/add', lazy: async () => ({ Component: (await import('./sample-records/SampleRecordForm.tsx')).AddSampleRecord }) },
`;

const COMMANDS = `  { kind: 'action', path: 'sample-path/add', label: 'Add sample record', requires: 'edit' },
  { kind: 'record', record: 'sample-record', path: 'sample-path?q=:title', label: 'Sample records' },
`;

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
  const manifest = join(root, remote, 'package.json');
  const { paths } = readJson(manifest).remote;
  if (!paths.includes(slug)) {
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(
      manifest,
      text.replace(/("paths": \[)([^\]]*)/, (_, start, list) => `${start}${list.trimEnd()}, "${slug}"`),
    );
  }
  const migration = ['--filter', '@seamline/server', 'migration', '--name', filled('add_sample_records', spellings)];
  const permissions = ['exec', 'vitest', 'run', '--project', 'server-embedded', 'server/src/http/access.test.ts', '-u'];
  for (const args of [['fix'], migration, permissions, ['messages']]) {
    const code = await runCommand('pnpm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (code !== 0) throw new Failure(`The files are written, but \`pnpm ${args.join(' ')}\` failed.`);
  }
}

await runProgram(async () => {
  const request = readArguments();
  if (request.help) return say(USAGE);
  const plan = plannedRecord(request);
  const files = [...filledFiles(plan.spellings, 'record')].map(({ path, text }) => ({
    path: path.slice('record/'.length),
    text,
  }));
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Failure(`There is a file ${taken.path} already. Choose another name.`);
  const registrations = registrationsOf(plan).map(([path, ...changes]) => ({ path, text: registered(path, changes) }));
  writeFiles(root, [...files, ...registrations]);
  await finish(plan);
  say(`${plan.title} are at /dashboard/${plan.slug}. Written:`);
  for (const { path } of files) say(`  ${path}`);
  say(`Registered in ${registrations.length} files; \`git diff\` shows them.

Next:
  add fields (docs/recipes.md), then fill the empty msgstr in ${request.in}/locales and shared/locales
  pnpm --filter @seamline/${request.in} dev     see it alone, with your changes as you make them
  pnpm check                         what the pipeline checks`);
  return 0;
});
