import { documentPolicy, type InlineHashes } from '../http/headers.ts';
import { tileOrigins } from '../organisation/mapSettings.ts';
import type { WebOptions } from './web.ts';

type PolicyOptions = Pick<WebOptions, 'remoteOrigins' | 'mapServices' | 'shellSettings'>;

/** The content security policy that this installation sends with the shell's document. */
export function policyOf(options: PolicyOptions, inline: InlineHashes): string {
  const { remoteOrigins, shellSettings, mapServices } = options;
  return documentPolicy(remoteOrigins, shellSettings.override_origins, tileOrigins(mapServices), inline);
}
