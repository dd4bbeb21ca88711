import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const PLACE = /\(([\w./@+~-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)\)/;

/**
 * Replaces a place in a built file by its place in the sources, where the build left a source map:
 * 'Error: No rules. (static/js/async/routes.8cd1.js:1:105)' becomes 'Error: No rules. (src/routes.tsx:1)'.
 */
export async function withSource(text: string, buildFolder: string): Promise<string> {
  const [place, file = '', line, column] = PLACE.exec(text) ?? [];
  if (place === undefined) return text;
  const built = join(buildFolder, file);
  const payload = await readFile(`${built}.map`, 'utf8').then(
    (json) => JSON.parse(json) as SourceMapPayload,
    () => undefined,
  );
  const entry = payload && new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  // A bundler names its own runtime by a URL: that is no file.
  if (!entry || !('originalSource' in entry) || entry.originalSource.includes(':')) return text;
  const source = relative(dirname(buildFolder), resolve(dirname(built), entry.originalSource));
  return text.replace(place, `(${source}:${entry.originalLine + 1})`);
}
