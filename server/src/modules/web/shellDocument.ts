import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_ELEMENT_ID } from '@seamline/shared/contract/registry';

const REGISTRY_ELEMENT = new RegExp(`(<script\\b[^>]*\\bid=["']?${REGISTRY_ELEMENT_ID}["']?[^>]*>)[^<]*(</script>)`);

/** Puts the registry into the document, spelt so that no text in it can end the element. */
export function withRegistry(html: string, registry: string | undefined): string {
  const inert = (registry ?? 'null').replaceAll('<', '\\u003c');
  return html.replace(REGISTRY_ELEMENT, (_whole, opening: string, closing: string) => `${opening}${inert}${closing}`);
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
