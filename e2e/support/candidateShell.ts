import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { readBuild } from '@seamline/delivery/build';
import { signerFrom } from '@seamline/delivery/keys';
import { REGISTRY_ELEMENT_ID, TRUSTED_KEYS_ELEMENT_ID } from '@seamline/shared/contract/releases/injected';
import {
  REGISTRY_PATH,
  type RegisteredRemote,
  type Registry,
  TRUSTED_KEYS_PATH,
  type TrustedKeys,
} from '@seamline/shared/contract/releases/registry';

interface Candidate {
  /** The name of the remote. */
  name: string;
  /** The folder of its build. */
  folder: string;
  /** URL of the deployed shell that the candidate is tested in. */
  shell: string;
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

/** Replacement for the registry and keys of a deployed shell: the same with one more release. */
interface Stand {
  registry(): Promise<Registry>;
  trustedKeys(): Promise<TrustedKeys>;
  files: Map<string, Buffer>;
  shell: URL;
  privateKey: string;
}

/** Serves a deployed shell again on this machine, with one remote as it was just built; all else goes to the real one. */
export async function startCandidateShell(candidate: Candidate) {
  const stand = await standFor(candidate);
  const server = createServer((incoming, outgoing) => {
    answer(stand, incoming, outgoing).catch((error: Error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end(`${stand.shell.origin} does not answer: ${error.message}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The text of a private key that may sign every remote there, and nowhere else. */
    key: stand.privateKey,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function standFor({ name, folder, shell }: Candidate): Promise<Stand> {
  const { descriptor, files, release } = await readBuild(name, folder);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  // Of this run alone: the team's own key has no business in a test.
  const text = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const signer = signerFrom(text, 'the key of this run');
  const { title, owner, paths } = descriptor;
  const entry = signer.sign(name, { title, owner, paths, state: 'live', release });
  const key = {
    id: entry.signature?.key ?? '',
    public: String(publicKey.export({ format: 'jwk' }).x),
    remotes: ['*'],
  };
  const from = async <T>(path: string): Promise<T> => {
    const response = await fetch(new URL(path, shell));
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return (await response.json()) as T;
  };
  return {
    shell: new URL(shell),
    privateKey: text,
    files: new Map(files.map(({ path, bytes }) => [release.base + path, bytes])),
    registry: async () => withCandidate(await from<Registry>(REGISTRY_PATH), name, entry),
    trustedKeys: async () => {
      const { keys } = await from<TrustedKeys>(TRUSTED_KEYS_PATH);
      return { keys: [...keys, key] };
    },
  };
}

function withCandidate(live: Registry, name: string, entry: RegisteredRemote): Registry {
  for (const [other, { paths, owner }] of Object.entries(live.remotes)) {
    const taken = other === name ? undefined : paths.find((path) => entry.paths.includes(path));
    if (taken) throw new Error(`/dashboard/${taken} belongs to ${other} (${owner})`);
  }
  return { ...live, remotes: { ...live.remotes, [name]: entry } };
}

async function answer(stand: Stand, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const path = incoming.url?.split('?')[0] ?? '/';
  const file = stand.files.get(path);
  if (file) {
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    outgoing.writeHead(200, { 'content-type': type }).end(file);
  } else if (path === REGISTRY_PATH) sendJson(outgoing, await stand.registry());
  else if (path === TRUSTED_KEYS_PATH) sendJson(outgoing, await stand.trustedKeys());
  else await passOn(stand, incoming, outgoing);
}

function sendJson(outgoing: ServerResponse, value: unknown): void {
  outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify(value));
}

/** The real shell's own answer; only what its documents carry of the registry is replaced. */
async function passOn(stand: Stand, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { shell } = stand;
  const isDocument = incoming.method === 'GET' && incoming.headers.accept?.includes('text/html') === true;
  const { 'accept-encoding': encoding, ...headers } = { ...incoming.headers, host: shell.host };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = shell.protocol === 'https:' ? secureRequest : request;
    const passed = send(new URL(incoming.url ?? '/', shell), {
      method: incoming.method,
      headers: isDocument || encoding === undefined ? headers : { ...headers, 'accept-encoding': encoding },
    });
    passed.once('response', resolve).once('error', reject);
    pipeline(incoming, passed).catch(reject);
  });
  // This copy has no certificate, and nothing here may be remembered.
  delete response.headers['strict-transport-security'];
  if (!isDocument || !response.headers['content-type']?.includes('text/html')) {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    await pipeline(response, outgoing);
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const injected = {
    [REGISTRY_ELEMENT_ID]: await stand.registry(),
    [TRUSTED_KEYS_ELEMENT_ID]: await stand.trustedKeys(),
  };
  const { 'content-length': _, etag: __, ...kept } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, kept).end(withInjected(Buffer.concat(parts).toString(), injected));
}

/** A host that puts nothing into its documents leaves the shell to ask for both, and gets them at their addresses. */
function withInjected(html: string, values: Record<string, unknown>): string {
  return Object.entries(values).reduce((document, [id, value]) => {
    const element = new RegExp(`(<script\\b[^>]*\\bid=["']?${id}["']?[^>]*>)[^<]*(</script>)`);
    const inert = JSON.stringify(value).replaceAll('<', '\\u003c');
    return document.replace(element, (_whole, opening: string, closing: string) => `${opening}${inert}${closing}`);
  }, html);
}
