import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';

/** As long as a build id, so that source maps stay right when it is replaced. */
const NO_BUILD = '0'.repeat(12);

/** The name that the container of a remote is compiled under, in a development build for good. */
export function compiledName(remote: string): string {
  return `seamline_${remote.replaceAll('-', '_')}_${NO_BUILD}`;
}

/**
 * Names the container of a build after its compiled code: two releases of one remote can live in one page only if their
 * names differ, and the same code again is the same release. The name is put in after the minifier, which shortens
 * names by how often characters occur.
 */
export class ContainerNamePlugin implements Rspack.RspackPluginInstance {
  readonly #compiled: string;
  readonly #facts: string;

  /** @param facts What describes the release besides its code, such as the manifest of its package. */
  constructor(compiled: string, facts: string) {
    this.#compiled = compiled;
    this.#facts = facts;
  }

  apply({ hooks, rspack }: Rspack.Compiler): void {
    const name = ContainerNamePlugin.name;
    const { PROCESS_ASSETS_STAGE_DEV_TOOLING, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = rspack.Compilation;
    const { RawSource, SourceMapSource } = rspack.sources;
    hooks.thisCompilation.tap(name, (compilation) => {
      let named = this.#compiled;
      // Before source maps, hashes of files and integrity values are made.
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_DEV_TOOLING - 1 }, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        named = this.#compiled.replace(NO_BUILD, this.#idOf(scripts));
        for (const { name: file } of scripts) {
          compilation.updateAsset(file, (source) => {
            const { source: code, map } = source.sourceAndMap();
            const text = String(code).replaceAll(this.#compiled, named);
            return map ? new SourceMapSource(text, file, map) : new RawSource(text);
          });
        }
      });
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 }, () => {
        for (const { name: file } of compilation.getAssets().filter((asset) => asset.name.endsWith('.json'))) {
          compilation.updateAsset(
            file,
            (source) => new RawSource(String(source.source()).replaceAll(this.#compiled, named)),
          );
        }
      });
    });
  }

  /** Twelve hex digits over the code. The hashes in the names of its files come from where the sources lie. */
  #idOf(scripts: readonly Rspack.Asset[]): string {
    const hashes = scripts.flatMap(({ info }) => info.contenthash ?? []);
    const hash = createHash('sha256').update(this.#facts);
    const texts = scripts.map(({ name, source }) =>
      hashes.reduce((text, each) => text.replaceAll(each, ''), `${name}\0${source.source()}\0`),
    );
    for (const text of texts.sort()) hash.update(text);
    return hash.digest('hex').slice(0, 12);
  }
}
