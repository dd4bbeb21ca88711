import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from './root.mjs';
import { say } from './say.mjs';

/**
 * Publishes the build of a remote to the artifact store of this machine, without a smoke test: for developing.
 * It replaces only what this checkout published last. A release of `delivery publish`, a rollback, a canary or a
 * disabled remote is a decision of its team and stays.
 */
export async function publishLocally(name, store) {
  // Imported late: an older Node cannot read these files, and packages may be missing before.
  const { readBuild } = await import('../delivery/src/build.ts');
  const { DeliveryFailure } = await import('../delivery/src/failure.ts');
  const { localSigner } = await import('../delivery/src/localSigner.ts');
  const { publish } = await import('../delivery/src/publish.ts');
  const { readRegistry } = await import('../delivery/src/registryOperations.ts');
  const from = join(root, name, 'dist');
  const last = lastPublished(name, store);
  const refuse = (entry) => {
    if (entry === undefined || (last !== undefined && entry.signature?.value === last)) return;
    throw new DeliveryFailure(
      `${entry.release.id} is live, by another command than this one. To publish this build: npm run delivery -- publish ${name}`,
    );
  };
  try {
    const { release } = await readBuild(name, from);
    const entry = (await readRegistry(store)).remotes[name];
    if (entry?.release.id === release.id) return await sayIfUntrusted(name, entry);
    // Before a key is made: none is needed for what stays as it is.
    refuse(entry);
    const signer = await localSigner(name);
    const reason = 'built by npm start';
    const verdict = { outcome: 'not run', reason };
    const result = await publish({ name, from, store, signer, reason, verdict, refuse });
    if (result.outcome !== 'published') return;
    keepPublished(name, store, result.signature);
    say(name, `${result.release} is live`);
  } catch (error) {
    // One remote that cannot be published keeps neither the others nor the server from starting.
    if (!(error instanceof DeliveryFailure)) throw error;
    say(name, `left alone: ${error.message}`);
  }
}

/** Warns of an entry without a trusted signature instead of signing it: a tampered store stays refused. */
async function sayIfUntrusted(name, entry) {
  const { readTrustedKeys, signatureFault } = await import('../delivery/src/keys.ts');
  const { defaultTrustFile } = await import('../delivery/src/registryOperations.ts');
  const fault = signatureFault(name, entry, await readTrustedKeys(defaultTrustFile()));
  const command = `npm run delivery -- sign ${name} --unverified --reason "why"`;
  if (fault) say(name, `no browser will run it. ${fault} After reading the entry: ${command}`);
}

/** By store and remote the signature that this checkout published last: every later change gives the entry another. */
const record = join(root, '.cache', 'published.json');

function lastPublished(name, store) {
  return (existsSync(record) ? readJson(record) : {})[store]?.[name];
}

function keepPublished(name, store, signature) {
  const before = existsSync(record) ? readJson(record) : {};
  // Stores of tests and benchmarks are removed soon.
  const kept = Object.entries(before).filter(([folder]) => existsSync(folder));
  const all = { ...Object.fromEntries(kept), [store]: { ...before[store], [name]: signature } };
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(all, null, 2));
}
