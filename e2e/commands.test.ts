import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RESULT_KINDS } from '@seamline/shared/contract/organisation/search';
import { paths } from '@seamline/shared/paths';
import type { CommandDeclaration, RemoteRoute } from '@seamline/shared/remote';
import { expect, test } from 'vitest';
import { JOBS } from '../shell/src/help/jobs.ts';

const root = join(import.meta.dirname, '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') || name === 'template');

/** The paths of routes and of those below them, with their parameters. */
function pathsOf(routes: readonly RemoteRoute[], parent = ''): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = [parent, path].filter(Boolean).join('/');
    return [own, ...pathsOf(children, own)];
  });
}

const read = async (name: string) => {
  const { commands } = (await import(join(root, name, 'src/commands.ts'))) as { commands: CommandDeclaration[] };
  const { routes } = (await import(join(root, name, 'src/routes.tsx'))) as { routes: RemoteRoute[] };
  return { commands, routes };
};

test.each(remotes)('commands of %s: each leads to a route of its remote', async (name) => {
  const { commands, routes } = await read(name);
  for (const command of commands) {
    expect(pathsOf(routes)).toContain(command.path.split('?')[0]);
  }
});

test('help: ten jobs, and each link leads to a route', async () => {
  const known = (await Promise.all(remotes.map(read))).flatMap(({ routes }) => pathsOf(routes));
  const links = JOBS.flatMap((job) => job.links.map(({ to }) => to.split('?')[0]?.toLowerCase() ?? ''));
  const served = new Set([paths.profile, ...known.map((path) => `${paths.dashboard}/${path}`)]);
  expect(JOBS).toHaveLength(10);
  expect(links.filter((to) => !served.has(to))).toEqual([]);
});

test('commands: every kind of record that the search finds opens in one remote', async () => {
  const all = await Promise.all(remotes.map(read));
  const kinds = all.flatMap(({ commands }) =>
    commands.flatMap((each) => (each.kind === 'record' ? [each.record] : [])),
  );
  expect(kinds.sort()).toEqual([...RESULT_KINDS].sort());
});
