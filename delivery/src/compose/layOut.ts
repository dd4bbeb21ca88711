import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@seamline/shared/contract/releases/registry';
import { type ReleaseFile, writeBelow } from '../files.ts';
import { createKey, signerFor } from '../keys.ts';
import type { Composed } from './composition.ts';

/** The folders of a composition that a server can be started on. */
export interface LaidOut {
  shellDir: string;
  remotesDir: string;
  trustedKeys: string;
}

/** Writes a composition into a folder of its own, signed with a key that counts there and nowhere else. */
export async function layOut({ shell, remotes }: Composed, folder: string): Promise<LaidOut> {
  await rm(folder, { recursive: true, force: true });
  const shellDir = join(folder, 'shell');
  const remotesDir = join(folder, 'remotes');
  const trustedKeys = join(folder, 'trusted-keys.json');
  const keyFile = join(folder, 'keys', 'composition.pem');
  await createKey({ file: keyFile, trustFile: trustedKeys, remotes: ['*'] });
  const signer = await signerFor('*', keyFile, folder);
  await writeAll(shellDir, shell.files);
  for (const [name, { entry, files }] of Object.entries(remotes)) {
    await writeAll(join(remotesDir, name, entry.release.id), files);
  }
  const registry: Registry = {
    schema: 1,
    revision: 1,
    updated_at: new Date().toISOString(),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, { entry }]) => [name, signer.sign(name, entry)])),
  };
  await mkdir(remotesDir, { recursive: true });
  await writeFile(join(remotesDir, 'registry.json'), JSON.stringify(registry));
  return { shellDir, remotesDir, trustedKeys };
}

async function writeAll(folder: string, files: readonly ReleaseFile[]): Promise<void> {
  for (const file of files) await writeBelow(folder, file);
}
