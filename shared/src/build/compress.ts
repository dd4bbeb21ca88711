import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|html|json|svg)$/;

/** Writes a .br and a .gz beside every built file, so that any static host can send them unchanged. */
export function compressedCopies(): RsbuildPlugin {
  return {
    name: 'seamline:compressed-copies',
    setup: (api) => {
      // In watch mode the next build comes before smaller files would pay off. A build that failed wrote no files.
      api.onAfterBuild(({ isWatch, stats }) =>
        isWatch || stats?.hasErrors() ? undefined : compressFolder(api.context.distPath),
      );
    },
  };
}

/** Compresses the files in a folder and below that become smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true });
  await Promise.all(paths.filter((path) => COMPRESSIBLE.test(path)).map((path) => compress(join(folder, path))));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeTwin(`${path}.br`, br, bytes.length), writeTwin(`${path}.gz`, gz, bytes.length)]);
}

/** Writes a compressed copy only if it is smaller, since each copy costs the server a look-up. */
async function writeTwin(path: string, twin: Buffer, originalSize: number): Promise<void> {
  if (twin.length < originalSize) await writeFile(path, twin);
  else await rm(path, { force: true });
}
