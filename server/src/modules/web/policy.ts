import { documentPolicy, type InlineHashes } from '../../http/headers.ts';
import { tileOrigins } from '../places/settings.ts';
import type { WebOptions } from './routes.ts';

type PolicyOptions = Pick<WebOptions, 'remoteOrigins' | 'mapServices' | 'shellSettings'>;

/** The content security policy of this installation: for a document with its inline parts, or for files without any. */
export function policyOf(options: PolicyOptions, inline?: InlineHashes): string {
  const origins = [...options.remoteOrigins, ...options.shellSettings.override_origins];
  return documentPolicy(origins, tileOrigins(options.mapServices), inline);
}
