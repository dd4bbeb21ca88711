import { join } from 'node:path';
import { STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { compositionId } from '@seamline/shared/contract/releases/composition';
import { checkedDescriptor, readBuild, releaseOf } from './build.ts';
import type { Command, Input } from './command.ts';
import {
  type ComposedSuite,
  candidateOf,
  compositionOf,
  idOfComposed,
  layOut,
  liveComposition,
  type Part,
  releasesOf,
} from './compose/composition.ts';
import { shellFrom } from './compose/shellBuild.ts';
import { startSuite } from './compose/startSuite.ts';
import { DeliveryFailure } from './failure.ts';
import { isUrl, readText } from './files.ts';
import { readRegistry } from './registryOperations.ts';
import { root, typedPath } from './workspace.ts';

const FOLDER = join(root, '.cache', 'compose');

/** Serves a composition on this machine until it is stopped. */
export const composeCommand: Command = {
  summary: 'Serve a composition on this machine: by its id, or the live one with candidates.',
  details:
    'With --id exactly the builds of shell and remotes that the page was made of; every page shows its id below the menu, and\nevery error report carries it. With --with the builds that are live now, and a candidate: the folder of its build, or the\nURL where its development server runs. The store may be the URL of a running suite, such as\nhttps://hr.example.com/remotes. The data are the demo company’s, the server is that of this workspace.',
  subject: undefined,
  options: ['id', 'with', 'shell', 'port', 'dry-run'],
  run: async (input) => {
    if (input.id !== undefined && (input.with || input.shell !== undefined)) {
      throw new DeliveryFailure('A composition that is named by its id is what it is: leave out --with and --shell.');
    }
    const composed = await composedOf(input);
    const id = idOfComposed(composed);
    const remotes = releasesOf(composed.remotes);
    const parts = Object.entries({ shell: composed.shell.id, ...remotes }).map(([name, build]) => `${name} ${build}`);
    const text = `Composition ${id}: ${parts.join(', ')}.`;
    const json = { id, shell: composed.shell.id, remotes };
    if (input['dry-run']) return { text, json };
    const laidOut = await layOut(composed, join(FOLDER, id));
    const suite = await startSuite(laidOut, join(FOLDER, 'data'), {
      ...(input.port === undefined ? {} : { PORT: String(input.port) }),
      REMOTE_ORIGINS: originsOf(composed).join(','),
    });
    input.say(`${text}\nIt is served at ${suite.address}; sign in with 9876500001 and fitting-room-7. Ctrl-C ends it.`);
    const stop = () => suite.stop();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    await suite.ended;
    return { text: 'Ended.', json: { ...json, address: suite.address } };
  },
};

async function composedOf({ store, id, shell, with: candidates = [] }: Input): Promise<ComposedSuite> {
  if (id !== undefined) {
    if (!compositionId.safeParse(id).success) {
      throw new DeliveryFailure(
        `${JSON.stringify(id)} is not the id of a composition: it has twelve digits and letters a to f.`,
      );
    }
    return await compositionOf(store, id);
  }
  const parts = await Promise.all(candidates.map(partOf));
  return await liveComposition(
    store,
    await shellFrom(shell, store),
    await readRegistry(store),
    Object.fromEntries(parts),
  );
}

async function partOf(candidate: string): Promise<[string, Part]> {
  const [, name, where] = /^(mf-[a-z0-9-]+)=(.+)$/.exec(candidate) ?? [];
  if (!name || !where) {
    throw new DeliveryFailure(`--with ${candidate} names no candidate. Write --with mf-leave=<folder or URL>.`);
  }
  if (!isUrl(where)) {
    return [name, candidateOf(await readBuild(name, typedPath(where)))];
  }
  const base = where.endsWith('/') ? where : `${where}/`;
  const address = `${base}${STATS_FILE}`;
  const text = await readText(address).catch((error: Error) => {
    throw new DeliveryFailure(
      `${address} cannot be read: ${error.message}. Does the development server of ${name} run there?`,
    );
  });
  const descriptor = checkedDescriptor(text, address);
  if (descriptor.name !== name) throw new DeliveryFailure(`${address} describes ${descriptor.name}, not ${name}.`);
  const { title, owner, paths } = descriptor;
  // Its bytes change, so nothing of it has a hash.
  const release = { ...releaseOf(descriptor, 'development', {}), base, development: true };
  return [name, { entry: { title, owner, paths, state: 'live', release }, files: [] }];
}

function originsOf({ remotes }: ComposedSuite): string[] {
  const bases = Object.values(remotes).map(({ entry }) => entry.release.base);
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}
