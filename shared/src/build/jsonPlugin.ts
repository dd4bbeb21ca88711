import type { Rspack } from '@rsbuild/core';

/** Writes a JSON file beside the built files, made from the finished compilation. */
export class JsonPlugin {
  readonly #file: string;
  readonly #content: (compilation: Rspack.Compilation) => unknown;

  constructor(file: string, content: (compilation: Rspack.Compilation) => unknown) {
    this.#file = file;
    this.#content = content;
  }

  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap('JsonPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'JsonPlugin', stage }, () => {
        const text = `${JSON.stringify(this.#content(compilation), null, 2)}\n`;
        compilation.emitAsset(this.#file, new compiler.rspack.sources.RawSource(text));
      });
    });
  }
}
