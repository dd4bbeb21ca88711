import { parseArgs } from 'node:util';
import { writeRecord } from './recordTemplate.mjs';
import { Failure, runProgram, say } from './root.mjs';

const USAGE = `Usage: pnpm new-record <name> --in <remote> [options]

Adds a kind of record with a list, a form to add, dialogs to edit and delete, and a test at each level.

  <name>            what one record is, in the singular, such as holiday or company-policy
  --in <remote>     the remote that gets its screens, such as mf-leave
  --path <path>     its path below /dashboard; without it the name in the plural
  --area <area>     its folder in contract and server; without it that of the remote's name, or organisation
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

await runProgram(async () => {
  const request = readArguments();
  if (request.help) return say(USAGE);
  const { title, slug, files } = await writeRecord(request);
  say(`${title} are at /dashboard/${slug}. Written:
  ${files.join('\n  ')}
\`git diff\` shows where they are registered.

Next:
  add fields (docs/recipes.md), and translate what \`pnpm vitest run scripts/locales.test.mjs\` lists
  pnpm --filter @seamline/${request.in} dev     see it alone, with your changes as you make them
  pnpm check                         what the pipeline checks`);
  return 0;
});
