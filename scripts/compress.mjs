import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:js|css|html|json|svg)$/;

/** Writes a .br and a .gz beside every file of a folder that gains from it. Returns the number of bytes that travel. */
export async function compressFolder(folder) {
  const paths = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    paths.filter((path) => COMPRESSIBLE.test(path)).map((path) => compress(join(folder, path))),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function compress(path) {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeTwin(`${path}.br`, br, bytes.length), writeTwin(`${path}.gz`, gz, bytes.length)]);
  return Math.min(br.length, bytes.length);
}

/** A copy that saves nothing only costs the server a look-up. */
async function writeTwin(path, twin, originalSize) {
  if (twin.length < originalSize) await writeFile(path, twin);
  else await rm(path, { force: true });
}
