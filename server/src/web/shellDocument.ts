import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storeOf } from '@seamline/delivery/storage';
import { registry as registrySchema } from '@seamline/shared/contract/releases/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { documentPolicy, type InlineHashes } from '../http/headers.ts';
import { tileOrigins } from '../organisation/mapSettings.ts';
import { type JsonSource, jsonFile, jsonInStore } from './jsonFile.ts';
import type { WebOptions } from './web.ts';

/** JSON texts that the server injects into the shell's document, by the id of their element. */
type InjectedValues = Readonly<Record<string, string | undefined>>;

/** Injects the texts, escaped so that none can end its element. */
export function withInjected(html: string, injected: InjectedValues): string {
  return Object.entries(injected).reduce((document, [id, json]) => {
    const element = new RegExp(`(<script\\b[^>]*\\bid=["']?${id}["']?[^>]*>)[^<]*(</script>)`);
    const inert = (json ?? 'null').replaceAll('<', '\\u003c');
    return document.replace(element, (_whole, opening: string, closing: string) => `${opening}${inert}${closing}`);
  }, html);
}

/** The shell's document with the inline parts that its policy has to name. */
interface ShellDocument {
  readonly html: string;
  /** Hashes of its inline scripts and styles, as sources of a content security policy. */
  readonly inline: InlineHashes;
}

/** Reads the shell's document again whenever a new build has replaced it. Undefined when the shell is not built. */
export function shellDocument(shellDir: string): () => Promise<ShellDocument | undefined> {
  const path = join(shellDir, 'index.html');
  let version = 0n;
  let document: ShellDocument | undefined;
  return async () => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (found === undefined) return undefined;
    if (found.mtimeNs !== version) {
      const html = await readFile(path, 'utf8');
      document = { html, inline: inlineHashes(html) };
      version = found.mtimeNs;
    }
    return document;
  };
}

/** Returns the hashes of every inline script and style of a document; injected JSON never runs and needs none. */
function inlineHashes(html: string): InlineHashes {
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  return {
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
  };
}

type PolicyOptions = Pick<WebOptions, 'remoteOrigins' | 'mapServices' | 'shellSettings'>;

/** The content security policy that this installation sends with the shell's document. */
export function policyOf(options: PolicyOptions, inline: InlineHashes): string {
  const { remoteOrigins, shellSettings, mapServices } = options;
  return documentPolicy(remoteOrigins, shellSettings.override_origins, tileOrigins(mapServices), inline);
}

/** The registry of remotes as it is now, from the folder or the bucket of the settings. */
export function registrySource(
  { remotesDir, remotesBucket }: Pick<Env, 'remotesDir' | 'remotesBucket'>,
  log: FastifyBaseLogger,
): JsonSource {
  const about = { schema: registrySchema, what: 'the registry of remotes', log };
  if (!remotesBucket) return jsonFile({ path: join(remotesDir, 'registry.json'), ...about });
  const store = storeOf({ bucket: remotesBucket, folder: remotesDir });
  return jsonInStore({ read: () => store.read('registry.json'), ...about });
}
