import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MENU } from '../shell/src/layout/menu.ts';
import { refuseFilledFolder, repositoryFiles } from './ownRepository.mjs';
import { packInto } from './pack.mjs';
import { INSTALL, writeRecord } from './recordTemplate.mjs';
import { plannedRemote, refuseTaken, remoteFiles, remoteFrame, writeFiles } from './remoteTemplate.mjs';
import { Failure, root, runProgram, runQuietly, say } from './root.mjs';

const USAGE = `Usage: pnpm new-remote <name> [options]

Makes a remote from the template, for an entry of the menu that nobody has built yet.

  <name>              mf- and what it is about, such as mf-attendance
  --claim <entry>     the entry of the menu that it takes over; without it the name without mf-
  --owner <team>      whom to turn to; without it the entry and “team”
  --outside <folder>  a repository of its own in that folder, with the packed packages and a pipeline
  --record <name>     a kind of record in place of the template's screen, such as holiday (pnpm new-record)
  --dry-run           say what would be written, write nothing
  --help              say this`;

await runProgram(async () => {
  const request = readArguments();
  if (request.help) return say(USAGE);
  const plan = plannedRemote(request, MENU);
  refuseTaken(plan);
  const folder = request.outside ?? join(root, plan.name);
  if (request.outside) refuseFilledFolder(folder);
  if (request.outside && request.record) {
    throw new Failure('A kind of record has a contract and a table, which are made in this workspace only.');
  }
  const filesOf = request.record ? remoteFrame : request.outside ? repositoryFiles : remoteFiles;
  const files = [...filesOf(plan)];
  if (request.dryRun) {
    say(
      `${plan.name} would take over “${plan.label}” in the menu, at /dashboard/${plan.slug}. It would be these files:`,
    );
    for (const { path } of files) say(join(shown(folder), path));
    return 0;
  }
  writeFiles(folder, files);
  // A kind of record formats and installs what it is written into.
  if (request.record) await writeRecord({ name: request.record, in: plan.name, path: plan.slug });
  else await format(folder);
  if (request.outside) packInto(join(folder, 'packages'));
  else if (!request.record && (await runQuietly('pnpm', INSTALL)) !== 0) {
    throw new Failure(`${plan.name} is written, but its packages are not installed; run \`pnpm install\`.`);
  }
  say(`${plan.name} takes over “${plan.label}” in the menu, at /dashboard/${plan.slug}, once it is published.`);
  say(request.outside ? nextOutside(folder) : nextInside(plan.name));
  return 0;
});

function readArguments() {
  const string = { type: 'string' };
  const boolean = { type: 'boolean' };
  const options = { claim: string, owner: string, outside: string, record: string, 'dry-run': boolean, help: boolean };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...rest] = positionals;
    if (!values.help && (!name || rest.length > 0)) throw new Error('Give one name.');
    // Relative to where the command was typed: pnpm itself runs it in the root.
    const outside = values.outside && resolve(process.env.INIT_CWD ?? process.cwd(), values.outside);
    return { ...values, name, outside, dryRun: values['dry-run'] };
  } catch (error) {
    throw new Failure(`${error.message}\n\n${USAGE}`);
  }
}

/** Other names are of other lengths, and sort differently. */
async function format(folder) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const code = await runQuietly(process.execPath, [biome, 'check', '--write', '.'], folder);
  if (code !== 0) throw new Failure(`What was written to ${folder} is not in order.`);
}

function nextInside(name) {
  return `Next:
  pnpm --filter @seamline/${name} dev    see it alone, with your changes as you make them
  pnpm dev                       see it in the shell
  pnpm check                     what the pipeline checks
  pnpm build                     build it and make it live in this checkout`;
}

function nextOutside(folder) {
  return `Next, in ${shown(folder)}:
  git init && npm install
  npm run dev                          see it, with the data of the server that API_URL names
  npm run check                        what the pipeline checks
  npm run browser                      its browser tests, in the shell that SEAMLINE_SHELL names`;
}

function shown(folder) {
  return relative(process.env.INIT_CWD ?? process.cwd(), folder) || '.';
}
