import { join } from 'node:path';
import { storeOf } from '@seamline/delivery/storage';
import { registry as registrySchema } from '@seamline/shared/contract/releases/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env.ts';
import { type JsonSource, jsonFile, jsonInStore } from './jsonFile.ts';

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
