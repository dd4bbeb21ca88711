import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type RegisteredRemote,
  TRUSTED_KEYS_PATH,
  type TrustedKeys,
  trustedKeys as trustedKeysSchema,
} from '@seamline/shared/contract/releases/registry';
import { statementOf } from '@seamline/shared/contract/releases/statement';
import { DeliveryFailure } from './failure.ts';
import { isUrl, parseAs, readText } from './files.ts';
import { DELIVERY, defaultKeysFolder, defaultTrustFile } from './workspace.ts';

/** A private key, together with the keys whose entries its holder may replace. */
export interface Signer {
  /** The keys whose signature on the present entry counts. The signer's own key is always one of them. */
  readonly trusted: TrustedKeys;
  /** Signs an entry of the registry with a time later than `after`, the time of the entry that it replaces. */
  readonly sign: (name: string, entry: RegisteredRemote, after?: string) => RegisteredRemote;
}

interface SignerOptions {
  /** The keys that the shell trusts; without it only the signer's own key. */
  trusted?: TrustedKeys;
  /** The clock, as ISO 8601 with milliseconds. */
  now?: () => string;
}

interface NewKey {
  /** The file of the private key. */
  file: string;
  /** The list that the shell trusts. */
  trustFile: string;
  remotes: TrustedKeys['keys'][number]['remotes'];
}

/** Makes a key pair: the private key in a file that only its owner can read, the public one among the trusted keys. */
export async function createKey({ file, trustFile, remotes }: NewKey): Promise<string> {
  if (existsSync(file)) throw new DeliveryFailure(`${file} exists already. A key is never overwritten.`);
  // Before the key: a damaged list must not leave a key behind that nothing trusts.
  const list = await readTrustedKeys(trustFile);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
  const key = { id: idOf(publicKey), public: rawOf(publicKey), remotes };
  await mkdir(dirname(trustFile), { recursive: true });
  await writeFile(trustFile, `${JSON.stringify({ keys: [...list.keys, key] }, null, 2)}\n`);
  return key.id;
}

/** The list of trusted keys; an empty one where there is no file. */
export async function readTrustedKeys(path: string): Promise<TrustedKeys> {
  return existsSync(path) ? await listIn(path) : { keys: [] };
}

async function listIn(where: string): Promise<TrustedKeys> {
  const text = await readText(where).catch((error: Error) => {
    throw new DeliveryFailure(`${where} cannot be read: ${error.message}. Name the list of trusted keys with --trust.`);
  });
  return parseAs(trustedKeysSchema, text, where, 'is not a valid list of keys');
}

interface TrustSources {
  /** The list that `--trust` names: a file, or the URL of a deployed shell. */
  trust: string | undefined;
  /** The shell that `--shell` or SEAMLINE_SHELL names. */
  shell: string | undefined;
  /** The list of this checkout. */
  file: string;
}

/**
 * The keys that the deployed shell trusts: of `trust`, else of the shell where that is a URL, else of this checkout. A
 * team's pipeline so verifies what the operator has signed, without a list of its own.
 */
export async function trustedKeysOf({ trust, shell, file }: TrustSources): Promise<TrustedKeys> {
  const where = trust ?? (shell !== undefined && isUrl(shell) ? shell : file);
  return isUrl(where) ? await listIn(new URL(TRUSTED_KEYS_PATH, where).href) : await readTrustedKeys(where);
}

/** A signer with the private key of a PEM text. `source` names the text in a refusal. */
export function signerFrom(pem: string, source: string, options: SignerOptions = {}): Signer {
  const { trusted = { keys: [] }, now = () => new Date().toISOString() } = options;
  const privateKey = readPrivateKey(pem, source);
  const publicKey = createPublicKey(privateKey);
  const key = idOf(publicKey);
  const own = { id: key, public: rawOf(publicKey), remotes: ['*' as const] };
  return {
    trusted: trusted.keys.some(({ id }) => id === key) ? trusted : { keys: [...trusted.keys, own] },
    sign: (name, { signature: _earlier, ...entry }, after) => {
      const at = timeOfSigning(now(), after);
      const value = sign(null, statementOf(name, entry, { key, at }), privateKey).toString('base64url');
      return { ...entry, signature: { key, at, value } };
    },
  };
}

/** The last instant that `Date` writes with a year of four digits. */
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** Browsers refuse an entry that is older than one they have seen, and clocks differ: a later change is dated later. */
function timeOfSigning(now: string, after: string | undefined): string {
  const least = after === undefined ? Number.NaN : Date.parse(after) + 1;
  return least > Date.parse(now) && least <= LAST_TIME ? new Date(least).toISOString() : now;
}

/**
 * The signer of a remote: with the key that is named, else with the one in SEAMLINE_SIGNING_KEY (the text of the
 * PEM file, as pipelines keep secrets), else with the one of this remote in the folder of keys.
 */
export async function signerFor(
  name: string,
  keyFile: string | undefined,
  keysFolder: string,
  trusted: TrustedKeys = { keys: [] },
): Promise<Signer> {
  const given = process.env.SEAMLINE_SIGNING_KEY;
  if (keyFile === undefined && given) return signerFrom(given, 'SEAMLINE_SIGNING_KEY', { trusted });
  const file = keyFile ?? join(keysFolder, `${name}.pem`);
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new DeliveryFailure(
      `There is no key to sign with at ${file}. Make one with \`${DELIVERY} keys ${name}\`, or name yours with --key.`,
    );
  });
  return signerFrom(pem, file, { trusted });
}

/** The signer of a remote on this machine, with a key that is made when there is none: for trying and developing. */
export async function localSigner(name: string): Promise<Signer> {
  const folder = defaultKeysFolder();
  const file = join(folder, `${name}.pem`);
  if (!existsSync(file)) await createKey({ file, trustFile: defaultTrustFile(), remotes: [name] });
  return await signerFor(name, file, folder, await readTrustedKeys(defaultTrustFile()));
}

/** Returns the reason why the signature of an entry is not trusted; undefined when it is. */
export function signatureFault(name: string, entry: RegisteredRemote, { keys }: TrustedKeys): string | undefined {
  const { signature } = entry;
  if (!signature) return `The entry of ${name} is not signed.`;
  const key = keys.find(({ id }) => id === signature.key);
  if (!key) return `The entry of ${name} is signed with the key ${signature.key}, which is not trusted.`;
  if (!key.remotes.includes('*') && !key.remotes.includes(name)) {
    return `The key ${key.id} may not ship ${name}, only ${key.remotes.join(', ')}.`;
  }
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.public }, format: 'jwk' });
  const isRight = verify(
    null,
    statementOf(name, entry, signature),
    publicKey,
    Buffer.from(signature.value, 'base64url'),
  );
  return isRight ? undefined : `The signature of ${name} does not fit its entry: it was changed after signing.`;
}

function readPrivateKey(pem: string, source: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The sentence below says it for both.
  }
  throw new DeliveryFailure(`${source} does not hold a private Ed25519 key in PEM form.`);
}

function rawOf(publicKey: KeyObject): string {
  return String(publicKey.export({ format: 'jwk' }).x);
}

/** Twelve hex digits of the public key's hash. */
function idOf(publicKey: KeyObject): string {
  return createHash('sha256').update(rawOf(publicKey)).digest('hex').slice(0, 12);
}
