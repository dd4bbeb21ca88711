import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteDescriptor, remoteDescriptor, STATS_FILE } from '@seamline/shared/contract/releases/builds';
import { type Operations, operations } from '@seamline/shared/contract/releases/operations';
import type { Release } from '@seamline/shared/contract/releases/registry';
import { claimedPathOf, remoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import * as z from 'zod';
import { DeliveryFailure } from './failure.ts';
import { DESCRIPTIONS, integrityOfAll, isTwin, parseAs, type ReleaseFile, readFiles } from './files.ts';

/** The description of a build. A build that was made before operations were recorded has none. */
export type BuildDescriptor = RemoteDescriptor & { operations?: Operations | undefined };

/** The facts that only a publication checks: operations of the server, and commands that lead into the remote. */
const recorded = z.object({
  seamline: z
    .object({
      paths: z.array(z.string()),
      operations: z.optional(operations),
      commands: z.optional(z.array(remoteCommand)),
    })
    .check(({ value: { paths, commands = [] }, issues }) => {
      for (const command of commands) {
        if (paths.includes(claimedPathOf(command))) continue;
        const { path } = command;
        const message = `The command ${path} leads to a path that the remote does not claim.`;
        issues.push({ code: 'custom', path: ['commands'], input: path, message });
      }
    }),
});

/** A built remote, read and checked, ready to become a release. */
export interface Build {
  descriptor: BuildDescriptor;
  files: ReleaseFile[];
  release: Release;
}

/** Reads what the build of a remote left in `folder`. */
export async function readBuild(name: string, folder: string): Promise<Build> {
  const descriptor = await readDescriptor(folder);
  if (descriptor.name !== name) {
    throw new DeliveryFailure(`${folder} holds a build of ${descriptor.name}, not of ${name}.`);
  }
  const files = await readFiles(folder);
  const paths = new Set(files.map((file) => file.path));
  const own = files.filter((file) => !isTwin(file.path, paths));
  for (const path of [descriptor.entry, ...descriptor.preload]) {
    if (!paths.has(path)) {
      throw new DeliveryFailure(
        `${STATS_FILE} names the file ${path}, which is not in ${folder}. Build ${name} again.`,
      );
    }
  }
  const id = `${descriptor.version}-${contentHash(own)}`;
  const integrity = integrityOfAll(own.filter((file) => !DESCRIPTIONS.has(file.path)));
  return { descriptor, files, release: releaseOf(descriptor, id, integrity) };
}

/** A release as the registry names it. */
export function releaseOf(descriptor: RemoteDescriptor, id: string, integrity: Release['integrity']): Release {
  const { name, entry, container, shared, uses, preload, screens, messages, prefetch, commands } = descriptor;
  return {
    id,
    base: `/remotes/${name}/${id}/`,
    entry,
    container,
    integrity,
    shared,
    uses,
    preload,
    ...(screens && { screens }),
    ...(messages && { messages }),
    ...(prefetch && { reads: prefetch }),
    ...(commands && { commands }),
    published_at: new Date().toISOString(),
  };
}

/** The checked `mf-stats.json` of a build. */
async function readDescriptor(folder: string): Promise<BuildDescriptor> {
  const path = join(folder, STATS_FILE);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new DeliveryFailure(
      `${path} is missing. Build the remote first, or name the folder of its build with --from.`,
    );
  });
  return checkedDescriptor(text, path);
}

/** The `mf-stats.json` of a build or of a stored release, checked. */
export function checkedDescriptor(text: string, path: string): BuildDescriptor {
  const descriptor = parseAs(remoteDescriptor, text, path);
  return { ...descriptor, operations: parseAs(recorded, text, path).seamline.operations };
}

/** Twelve hex digits over names and bytes; compressed copies say nothing new and differ between zlib versions. */
export function contentHash(files: ReleaseFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
