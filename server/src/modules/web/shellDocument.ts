import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the server puts into the shell's document: JSON texts by the id of their element. */
export type Injected = Readonly<Record<string, string | undefined>>;

/** Puts them in, spelt so that no text in them can end its element. */
export function withInjected(html: string, injected: Injected): string {
  return Object.entries(injected).reduce((document, [id, json]) => {
    const element = new RegExp(`(<script\\b[^>]*\\bid=["']?${id}["']?[^>]*>)[^<]*(</script>)`);
    const inert = (json ?? 'null').replaceAll('<', '\\u003c');
    return document.replace(element, (_whole, opening: string, closing: string) => `${opening}${inert}${closing}`);
  }, html);
}

/** Reads the shell's document again whenever a new build has replaced it. Undefined when the shell is not built. */
export function shellDocument(shellDir: string): () => Promise<string | undefined> {
  const path = join(shellDir, 'index.html');
  let version = 0n;
  let html: string | undefined;
  return async () => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (found === undefined) return undefined;
    if (found.mtimeNs !== version) {
      html = await readFile(path, 'utf8');
      version = found.mtimeNs;
    }
    return html;
  };
}
