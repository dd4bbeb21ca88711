import { expect, test, vi } from 'vitest';
import type { EarlyStart } from './earlyStart.ts';
import { createRemoteLoader } from './remoteLoader.ts';
import { RemoteStore } from './remoteStore.ts';
import type { Runtime } from './runtime.ts';
import { registryAt } from './testing/releases.ts';
import type { Usage } from './usage.ts';

// The real ones come with the build of the shell.
vi.mock('./provided.ts', () => ({ provided: new Map() }));

test.each([
  ['unsigned', 'untrusted'],
  ['not verified', 'unverified'],
] as const)('a remote whose entry is %s fails as %s, and none of its code runs', async (refusal, kind) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const remote = { ...(registryAt(1).remotes['mf-leave'] ?? expect.fail()), refusal };
  const runtime = { loadRoutes: vi.fn() } as unknown as Runtime;
  const loader = createRemoteLoader(new RemoteStore(), runtime, {} as EarlyStart, {} as Usage);
  const state = await loader.ensure('mf-leave', remote, '/dashboard/leavetype');
  expect(state).toMatchObject({ kind: 'failed', error: { kind } });
  expect(runtime.loadRoutes).not.toHaveBeenCalled();
});
