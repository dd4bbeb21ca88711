import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { idOf, keptComposition } from '@seamline/shared/contract/releases/composition';
import type { RegisteredRemote, Registry, TrustedKeys } from '@seamline/shared/contract/releases/registry';
import type { Build } from '../build.ts';
import { DeliveryFailure } from '../failure.ts';
import { parseAs, type ReleaseFile, writeBelow } from '../files.ts';
import { createKey, signatureFault, signerFor } from '../keys.ts';
import { readRelease } from '../releases.ts';
import { openStore } from '../storage/openStore.ts';
import { filesIn } from '../storage/storedFiles.ts';
import { keptShell, type ShellBuild } from './shellBuild.ts';

/** One remote of a composition: its entry, and its files where they are not a development server's. */
export interface Part {
  entry: RegisteredRemote;
  files: ReleaseFile[];
}

/** A composition with its files, ready to be served. */
export interface ComposedSuite {
  shell: ShellBuild;
  remotes: Record<string, Part>;
}

/** The id of a composition, as its pages report it. */
export function idOfComposed({ shell, remotes }: ComposedSuite): string {
  return idOf({ shell: shell.id, remotes: releasesOf(remotes) });
}

/** The id of the release of each remote. */
export function releasesOf(remotes: ComposedSuite['remotes']): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, entry.release.id]));
}

/**
 * Returns the registry without the entries that no browser would run, so that the smoke test runs none of them: it may
 * be signed in to a deployed service. `say` prints a line for each.
 */
export function withoutUntrusted(registry: Registry, trusted: TrustedKeys, say: (text: string) => void): Registry {
  const remotes = Object.entries(registry.remotes).filter(([name, entry]) => {
    const fault = signatureFault(name, entry, trusted);
    if (fault) say(`${fault} The smoke test leaves ${name} out.`);
    return !fault;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** Returns the live releases with a shell, and with candidates in place of some of them. */
export async function liveComposition(
  store: string,
  shell: ShellBuild,
  registry: Registry,
  candidates: Record<string, Part> = {},
): Promise<ComposedSuite> {
  const others = Object.entries(registry.remotes).filter(([name]) => !candidates[name]);
  const remotes = await Promise.all(
    others.map(async ([name, { title, owner, paths, state, reason, release }]) => {
      const entry = { title, owner, paths, state, ...(reason === undefined ? {} : { reason }), release };
      return await storedPart(store, name, entry);
    }),
  );
  return { shell, remotes: { ...Object.fromEntries(remotes), ...candidates } };
}

/** Returns the ids of the shell's build and the releases that a composition is made of. */
export async function readComposition(store: string, id: string) {
  const place = openStore(store);
  const path = `compositions/${id}.json`;
  const text = await place.read(path);
  if (!text) {
    throw new DeliveryFailure(
      `${place.address} knows no composition ${id}. A page reports its builds to the server within half a minute.`,
    );
  }
  return parseAs(keptComposition, String(text), path);
}

/** The builds of a composition that a page reported, by its id. */
export async function compositionOf(store: string, id: string): Promise<ComposedSuite> {
  const made = await readComposition(store, id);
  const remotes = await Promise.all(
    Object.entries(made.remotes).map(async ([name, release]) => {
      const { operations: _, ...stored } = await readRelease(store, name, release);
      return await storedPart(store, name, { ...stored, state: 'live' });
    }),
  );
  return { shell: await keptShell(store, made.shell), remotes: Object.fromEntries(remotes) };
}

/** Returns the previous releases, or the canaries, of all remotes that are not disabled, as parts of a composition. */
export async function otherReleases(
  store: string,
  { remotes }: Registry,
  which: 'previous' | 'canary',
): Promise<Record<string, Part>> {
  const found = Object.entries(remotes).flatMap(([name, { state, previous, canary }]) => {
    const release = which === 'previous' ? previous : canary?.release;
    return state === 'live' && release ? [{ name, release }] : [];
  });
  const parts = found.map(async ({ name, release }) => {
    const { title, owner, paths } = await readRelease(store, name, release.id);
    return await storedPart(store, name, { title, owner, paths, state: 'live', release });
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** A build that is not published as part of a composition. */
export function candidateOf({ descriptor, files, release }: Build): Part {
  const { title, owner, paths } = descriptor;
  return { entry: { title, owner, paths, state: 'live', release }, files };
}

/** A remote by its name, with the stored files of its release. */
async function storedPart(store: string, name: string, entry: RegisteredRemote): Promise<[string, Part]> {
  const folder = `${name}/${entry.release.id}`;
  const descriptor = await openStore(store).read(`${folder}/${STATS_FILE}`);
  const files = await filesIn(store, folder, entry.release.integrity);
  return [name, { entry, files: descriptor ? [...files, { path: STATS_FILE, bytes: descriptor }] : files }];
}

/** The folders of a composition that a server can be started on. */
export interface SuiteFolders {
  shellDir: string;
  remotesDir: string;
  trustedKeys: string;
}

/** Writes a composition into a folder of its own, signed with a key that counts there and nowhere else. */
export async function layOut({ shell, remotes }: ComposedSuite, folder: string): Promise<SuiteFolders> {
  await rm(folder, { recursive: true, force: true });
  const shellDir = join(folder, 'shell');
  const remotesDir = join(folder, 'remotes');
  const trustedKeys = join(folder, 'trusted-keys.json');
  const keyFile = join(folder, 'keys', 'composition.pem');
  await createKey({ file: keyFile, trustFile: trustedKeys, remotes: ['*'] });
  const signer = await signerFor('*', keyFile, folder);
  await writeAll(shellDir, shell.files);
  for (const [name, { entry, files }] of Object.entries(remotes)) {
    await writeAll(join(remotesDir, name, entry.release.id), files);
  }
  const registry: Registry = {
    schema: 1,
    revision: 1,
    updated_at: new Date().toISOString(),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, signer.sign(name, entry)])),
  };
  await mkdir(remotesDir, { recursive: true });
  await writeFile(join(remotesDir, 'registry.json'), JSON.stringify(registry));
  return { shellDir, remotesDir, trustedKeys };
}

async function writeAll(folder: string, files: readonly ReleaseFile[]): Promise<void> {
  for (const file of files) await writeBelow(folder, file);
}
