import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { releasedPath } from '@seamline/shared/contract/releases/registry';
import type { Command } from './command.ts';
import { readComposition } from './compose/composition.ts';
import { DeliveryFailure } from './failure.ts';
import { readRelease } from './releases.ts';
import { originalPosition, readSourceMap } from './sourceMaps.ts';
import { typedPath } from './workspace.ts';

/** A built file of a remote's release or of the shell, by its URL, with line and column. */
const POSITION =
  /https?:\/\/[^\s/()]+\/(?:remotes\/(?<remote>mf-[a-z0-9-]+)\/(?<release>[^\s/()]+)\/)?(?<path>[\w./@+~-]+\.js)(?:\?[^\s:()]*)?:(?<line>\d+):(?<column>\d+)/g;

/** Turns a stack of minified code into source lines. */
export const symbolicateCommand: Command = {
  summary: 'Translate a minified stack into source lines.',
  details:
    'Reads the stack that a browser or an error report shows, and replaces each URL of a built file by the source file and\nits line. The source maps come from the store, where `publish` and `archive shell` put them. The files of the shell do\nnot name their build: name the composition of the page with --id. The last lines name the owner of each remote.',
  subject: undefined,
  options: ['stack', 'id'],
  run: async ({ store, stack, id }) => {
    const minified = stack
      ? await readFile(typedPath(stack), 'utf8').catch(() => {
          throw new DeliveryFailure(`${stack} cannot be read.`);
        })
      : await textOf(process.stdin);
    const shell = id === undefined ? undefined : (await readComposition(store, id)).shell;
    const positions = await Promise.all(
      [...minified.matchAll(POSITION)].map(async (found) => [found[0], await sourceOf(store, found, shell)] as const),
    );
    const sources = new Map(positions);
    const translated = minified.trimEnd().replaceAll(POSITION, (position) => sources.get(position) ?? position);
    const remotes = await remotesIn(store, minified);
    const owners = remotes.map(({ remote, release, owner }) => `${remote} ${release} belongs to ${owner}.`);
    return { text: [translated, ...owners].join('\n'), json: { stack: translated, remotes } };
  },
};

/** Returns the source line of a position, such as `mf-leave/src/routes.tsx:12`; undefined without a source map. */
async function sourceOf(store: string, { groups }: RegExpExecArray, shell: string | undefined) {
  const { remote, release, path = '', line, column } = groups ?? {};
  const name = remote ?? 'shell';
  const build = release ?? shell;
  // Anybody can send an error report, so a URL in it may name any path.
  if (!releasedPath.safeParse(path).success) return undefined;
  const map = build && (await readSourceMap(store, name, build, path));
  const original = map && originalPosition(map, `/${name}/dist/${path}`, Number(line), Number(column));
  return original ? `${original.file.slice(1)}:${original.line}` : undefined;
}

/** Returns the releases that a stack names, each once, with their owners. */
async function remotesIn(store: string, stack: string) {
  const named = [...stack.matchAll(POSITION)].flatMap(({ groups }) =>
    groups?.remote && groups.release ? [`${groups.remote}/${groups.release}`] : [],
  );
  const found = [...new Set(named)].map(async (each) => {
    const [remote = '', release = ''] = each.split('/');
    const owner = await readRelease(store, remote, release).then(
      (stored) => stored.owner,
      () => 'an unknown team: the release is no longer in the store',
    );
    return { remote, release, owner };
  });
  return await Promise.all(found);
}
