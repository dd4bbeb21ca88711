import * as z from 'zod/mini';
import { release, remoteName } from './registry.ts';

/** Name of the `meta` element that contains the build of the shell. */
export const SHELL_BUILD_META = 'seamline-shell';

/** Placeholder until a build inserts its hash. */
export const UNBUILT_SHELL = 'unbuilt';

/** The document of a shell, which names its build. */
export const SHELL_DOCUMENT = 'index.html';

/** The attribute of the document that holds the name of the build. */
export function namedBuild(build = UNBUILT_SHELL): string {
  return `content="${build}"`;
}

/**
 * Yields what the hash at the end of a shell's build id covers: the name and the bytes of each file in a fixed order,
 * of the document as it was before it had the id. `shell.json`, source maps and compressed copies are not among `files`.
 */
export function* shellContent(
  files: readonly { path: string; bytes: Uint8Array }[],
  build = UNBUILT_SHELL,
): Generator<string | Uint8Array> {
  for (const { path, bytes } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    yield `${path}\0`;
    if (path !== SHELL_DOCUMENT) yield bytes;
    else yield new TextDecoder().decode(bytes).replace(namedBuild(build), namedBuild());
  }
}

/** The exact builds that run in one page. */
export const composition = z.object({
  /** The build of the shell, `<version>-<content hash>`. */
  shell: release.shape.id,
  /** The id of a release by remote. */
  remotes: z.record(remoteName, release.shape.id),
});
export type Composition = z.output<typeof composition>;

/** Id of a composition, twelve hex digits. */
export const compositionId = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/** A composition as the store keeps it, in `compositions/<id>.json`. */
export const keptComposition = z.object({ id: compositionId, ...composition.shape });

/** The id of a composition: the same for the same builds, wherever it is worked out. */
export function idOf({ shell, remotes }: Composition): string {
  const parts = Object.entries(remotes).map(([name, id]) => `${name} ${id}`);
  return hashOf([`shell ${shell}`, ...parts.sort()].join('\n'));
}

/** 48 bits by two rounds of mixing (cyrb53): a page must not have to wait for its own name. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const byte of new TextEncoder().encode(text)) {
    high = Math.imul(high ^ byte, 0x9e3779b1);
    low = Math.imul(low ^ byte, 0x5f356495);
  }
  const mixed = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  return hex(mixed(high, low), 6) + hex(mixed(low, high), 6);
}

function hex(value: number, digits: number): string {
  return (value >>> 0).toString(16).padStart(8, '0').slice(-digits);
}
