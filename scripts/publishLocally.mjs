import { join } from 'node:path';
import { readBuild } from '../delivery/src/build.ts';
import { localSigner, readTrustedKeys, signatureFault } from '../delivery/src/keys.ts';
import { publish } from '../delivery/src/publish.ts';
import { readRegistry } from '../delivery/src/registryOperations.ts';
import { openStore } from '../delivery/src/storage/openStore.ts';
import { defaultTrustFile } from '../delivery/src/workspace.ts';
import { Failure, root, say } from './root.mjs';

const reason = 'built by npm start';

/**
 * Publishes the build of a remote to the artifact store of this machine, without a smoke test: for developing.
 * It replaces only what it published last. A release of `delivery publish`, a rollback, a canary or a disabled remote
 * is a decision of its team and stays.
 */
export async function publishLocally(name, store) {
  const from = join(root, name, 'dist');
  try {
    const { release } = await readBuild(name, from);
    const entry = (await readRegistry(store)).remotes[name];
    if (entry?.release.id === release.id) return await sayIfUntrusted(name, entry);
    const last = await lastChange(name, store);
    const refuse = (present) => {
      if (!present || (last.reason === reason && present.signature?.value === entry.signature?.value)) return;
      throw new Failure(
        `${present.release.id} is live, by another command than this one. To publish this build: npm run delivery -- publish ${name}`,
      );
    };
    // Before a key is made: none is needed for what stays as it is.
    refuse(entry);
    const signer = await localSigner(name);
    const verdict = { outcome: 'not run', reason };
    const result = await publish({ name, from, store, signer, reason, verdict, refuse });
    if (result.outcome === 'published') say(name, `${result.release} is live`);
  } catch (error) {
    // One remote that cannot be published keeps neither the others nor the server from starting.
    if (!(error instanceof Failure)) throw error;
    say(name, `left alone: ${error.message}`);
  }
}

async function lastChange(name, store) {
  const changes = (await openStore(store).auditLog()).map((line) => JSON.parse(line));
  return changes.findLast(({ remote }) => remote === name) ?? {};
}

/** Warns of an entry without a trusted signature instead of signing it: a tampered store stays refused. */
async function sayIfUntrusted(name, entry) {
  const fault = signatureFault(name, entry, await readTrustedKeys(defaultTrustFile()));
  const command = `npm run delivery -- sign ${name} --unverified --reason "why"`;
  if (fault) say(name, `no browser will run it. ${fault} After reading the entry: ${command}`);
}
