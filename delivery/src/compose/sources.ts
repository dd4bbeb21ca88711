import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { originalPosition } from '../sourceMaps.ts';

const PLACE = /\(([\w./@+~-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)\)/;

/**
 * Replaces a place in a built file by its place in the sources, where the build left a source map:
 * 'Error: No rules. (static/js/async/routes.8cd1.js:1:105)' becomes 'Error: No rules. (src/routes.tsx:1)'.
 */
export async function withSource(text: string, buildFolder: string): Promise<string> {
  const [place, file = '', line, column] = PLACE.exec(text) ?? [];
  if (place === undefined) return text;
  const built = join(buildFolder, file);
  const map = await readFile(`${built}.map`, 'utf8').catch(() => undefined);
  const original = map && originalPosition(map, built, Number(line), Number(column));
  if (!original) return text;
  const source = relative(join(buildFolder, '..'), original.file);
  return text.replace(place, `(${source}:${original.line})`);
}
