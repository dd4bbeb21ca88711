import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureFault } from '@seamline/delivery/keys';
import { storeOf } from '@seamline/delivery/storage';
import {
  type Registry,
  registry as registrySchema,
  type TrustedKeys,
  trustedKeys as trustedKeysSchema,
} from '@seamline/shared/contract/releases/registry';
import type { Env } from '../env.ts';

type DeploymentEnv = Pick<
  Env,
  'dataDir' | 'servesShell' | 'shellDir' | 'remotesDir' | 'remotesBucket' | 'trustedKeysFile'
>;

interface DeploymentReport {
  /** Faults that keep the server from serving, in sentences that say what to do. */
  readonly problems: readonly string[];
  /** Conditions that the operator should know of; some may resolve without action. */
  readonly warnings: readonly string[];
}

/**
 * Checks what a production server needs and does not make itself: a built shell, a registry, and the public keys that
 * verify it. Private keys belong to the machines that publish.
 */
export async function inspectDeployment(env: DeploymentEnv): Promise<DeploymentReport> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const { servesShell, shellDir, trustedKeysFile, dataDir } = env;
  if (servesShell && !existsSync(join(shellDir, 'index.html'))) {
    problems.push(
      `There is no built shell in ${shellDir}. Build it with "npm run build -- shell" and name its folder in SHELL_DIR, or set SHELL_DIR=off where another host serves it.`,
    );
  }
  const keys = await readFile(trustedKeysFile, 'utf8').then(trustedKeysIn, () => undefined);
  if (!keys || keys.keys.length === 0) {
    problems.push(
      `${trustedKeysFile} is not a list of trusted keys: no browser would run a remote. Put the public keys of the teams there, as "npm run delivery -- keys" prints them, or name the list in TRUSTED_KEYS.`,
    );
  }
  const { registry, problem, warning } = await readRegistry(env);
  if (problem) problems.push(problem);
  if (warning) warnings.push(warning);
  for (const [name, entry] of Object.entries(registry?.remotes ?? {})) {
    const fault = keys && signatureFault(name, entry, keys);
    if (fault) warnings.push(`No browser will run ${name}. ${fault} Its team publishes it again, or signs it.`);
  }
  const privateKeys = (await readdir(join(dataDir, 'keys')).catch(() => [])).filter((file) => file.endsWith('.pem'));
  if (privateKeys.length > 0) {
    warnings.push(
      `${join(dataDir, 'keys')} holds private keys (${privateKeys.join(', ')}). This server needs none: keep them where the releases are published.`,
    );
  }
  return { problems, warnings };
}

interface DeploymentFiles {
  readonly registry?: Registry;
  readonly problem?: string;
  readonly warning?: string;
}

async function readRegistry({ remotesBucket, remotesDir }: DeploymentEnv): Promise<DeploymentFiles> {
  const store = storeOf({ bucket: remotesBucket, folder: remotesDir });
  const where = `${store.address.replace(/\/$/, '')}/registry.json`;
  let bytes: Buffer | undefined;
  try {
    bytes = await store.read('registry.json');
  } catch (error) {
    // A bucket that is away for a minute must not keep the data service from starting.
    return { warning: `${where} cannot be read now: ${error instanceof Error ? error.message : String(error)}` };
  }
  const remedy =
    'Publish the remotes with "delivery publish", or name the artifact store in REMOTES_DIR or REMOTES_BUCKET.';
  if (bytes === undefined) return { problem: `There is no registry of remotes at ${where}. ${remedy}` };
  const checked = registrySchema.safeParse(parsed(String(bytes)));
  if (!checked.success) return { problem: `${where} is not a valid registry of remotes. ${remedy}` };
  // The signature covers fields that the schema of this release does not know.
  return { registry: parsed(String(bytes)) as Registry };
}

function trustedKeysIn(text: string): TrustedKeys | undefined {
  const checked = trustedKeysSchema.safeParse(parsed(text));
  return checked.success ? checked.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
