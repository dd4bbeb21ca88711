import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@seamline/shared/paths';
import { buildReactAdmin, buildSuite, buildTwin } from '../builds.ts';
import { addBranches, ownersToken, type Suite, serve } from '../suites.ts';
import { serveBareForm } from './bareForm.ts';
import type { Variant } from './pages.ts';

/** As many as react-admin puts on a page, so that both draw the same rows. */
const BRANCHES = 25;

/** A running variant, with a session token where it has sessions. */
export interface Running {
  name: Variant;
  origin: string;
  token: string;
}

/** Builds all variants and serves each by a server of its own, which is the same program except for the bare form. */
export async function startVariants(): Promise<{ running: Running[]; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-bench-'));
  const suites: Suite[] = [];
  const stop = async () => {
    await Promise.all(suites.map((suite) => suite.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const federated = await buildSuite(folder);
    const builds = [
      ['federated', federated],
      ['twin', await buildTwin()],
      ['reactAdmin', await buildReactAdmin()],
    ] as const;
    const running: Running[] = [];
    for (const [name, { shell }] of builds) {
      // Copies the shell, because a concurrent build would replace it during the visits.
      const copy = join(folder, `${name}-shell`);
      await cp(shell, copy, { recursive: true });
      const suite = await serve(join(folder, name), { shell: copy, remotes: federated.remotes });
      suites.push(suite);
      const token = await ownersToken(suite);
      await addBranches(suite, token, BRANCHES);
      running.push({ name, origin: suite.origin, token });
    }
    const bareForm = await serveBareForm(`${running[0]?.origin}${paths.signIn}`);
    suites.push(bareForm);
    running.push({ name: 'bareForm', origin: bareForm.origin, token: '' });
    return { running, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
