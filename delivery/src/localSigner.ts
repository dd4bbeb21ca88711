import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, readTrustedKeys, type Signer, signerFor } from './keys.ts';
import { defaultKeysFolder, defaultTrustFile } from './registryOperations.ts';

/** The signer of a remote on this machine, with a key that is made when there is none: for trying and developing. */
export async function localSigner(name: string): Promise<Signer> {
  const folder = defaultKeysFolder();
  const file = join(folder, `${name}.pem`);
  if (!existsSync(file)) await createKey({ file, trustFile: defaultTrustFile(), remotes: [name] });
  return await signerFor(name, file, folder, await readTrustedKeys(defaultTrustFile()));
}
