import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';

const DOCUMENT = 'index.html';
const PLACEHOLDER = 'content="unbuilt"';

/** Names a build of the shell by the content of its files, also in its document, where every page can read it. */
export function nameBuild(compilation: Rspack.Compilation, version: string): string {
  const hash = createHash('sha256');
  const assets = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
  for (const { name, source } of assets.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    hash.update(`${name}\0`).update(source.buffer());
  }
  const build = `${version}-${hash.digest('hex').slice(0, 12)}`;
  const document = compilation.getAsset(DOCUMENT);
  if (!document?.source.source().includes(PLACEHOLDER)) {
    throw new Error(`${DOCUMENT} has no place for the name of the build: ${PLACEHOLDER} is missing.`);
  }
  const { RawSource } = compilation.compiler.webpack.sources;
  compilation.updateAsset(
    DOCUMENT,
    (source) => new RawSource(String(source.source()).replace(PLACEHOLDER, `content="${build}"`)),
  );
  return build;
}
