import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

const FILE = 'worker.js';

/**
 * Replaces the import of a worker's module by the text of the whole worker, built into one script.
 *
 * The text is part of a chunk of the remote, which the registry lists with its hash; a page creates a worker from it by
 * a blob URL. A worker with a URL of its own would be fetched without a hash, and not at all from another origin.
 */
// biome-ignore lint/style/noDefaultExport: Rspack takes a loader's default export
export default async function workerTextLoader(this: Rspack.LoaderContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-worker-'));
  try {
    const dependencies = await build(this.resourcePath, folder);
    for (const file of dependencies) this.addDependency(file);
    return `export default ${JSON.stringify(await readFile(join(folder, FILE), 'utf8'))};`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function build(entry: string, folder: string): Promise<Iterable<string>> {
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    devtool: false,
    entry,
    output: { path: folder, filename: FILE },
    // One script, because a blob URL cannot resolve further ones.
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } },
          type: 'javascript/auto',
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => undefined);
      const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
      if (failure) reject(failure);
      else if (errors.length > 0) reject(new Error(errors.map(({ message }) => message).join('\n')));
      else resolve([...(stats?.compilation.fileDependencies ?? [])]);
    });
  });
}
