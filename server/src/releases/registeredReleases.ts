import type { Registry } from '@seamline/shared/contract/releases/registry';
import type { JsonSource } from '../web/jsonFile.ts';

/** Tells whether the registry names a release of a remote now: as live, previous or canary. */
export type IsRegistered = (remote: string, release: string) => boolean;

/** Reads the registry and keeps what it names until it changes. */
export function registeredReleases(registry: JsonSource): () => Promise<IsRegistered> {
  let known: { etag: string; names: ReadonlySet<string> } = { etag: '', names: new Set() };
  return async () => {
    const current = await registry();
    if (current?.etag !== known.etag) known = { etag: current?.etag ?? '', names: namesIn(current?.text) };
    const { names } = known;
    return (remote, release) => names.has(`${remote} ${release}`);
  };
}

function namesIn(text: string | undefined): ReadonlySet<string> {
  const { remotes } = JSON.parse(text ?? '{"remotes":{}}') as Pick<Registry, 'remotes'>;
  const releases = Object.entries(remotes).flatMap(([name, { release, previous, canary }]) =>
    [release, previous, canary?.release].flatMap((each) => (each ? [`${name} ${each.id}`] : [])),
  );
  return new Set(releases);
}
