import type { Registry, Release } from '@seamline/shared/contract/releases/registry';

/** A release for tests, of a remote without any file but what is given. */
export function releaseWith(change: Partial<Release> = {}): Release {
  return {
    id: '1.0.0-aaaaaaaaaaaa',
    base: '/remotes/mf-leave/1.0.0-aaaaaaaaaaaa/',
    entry: 'remoteEntry.js',
    container: 'seamline_mf_leave_aaaaaaaaaaaa',
    integrity: { 'remoteEntry.js': 'sha384-entry', 'static/js/async/routes.js': 'sha384-routes' },
    shared: {},
    uses: {},
    preload: [],
    published_at: '2026-01-01T00:00:00Z',
    ...change,
  };
}

/** A registry with one remote, Leave. */
export function registryAt(revision: number, release: Release = releaseWith()): Registry {
  const paths = ['leavetype', 'leavemanagement'];
  return {
    schema: 1,
    revision,
    updated_at: '2026-01-01T00:00:00Z',
    remotes: { 'mf-leave': { title: 'Leave', owner: 'Leave team', paths, state: 'live', release } },
  };
}
