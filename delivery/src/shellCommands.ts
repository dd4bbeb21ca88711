import type { Registry } from '@seamline/shared/contract/releases/registry';
import { type Command, type Input, type Result, sentence } from './command.ts';
import {
  type CheckResult,
  checkInBrowser,
  complaintsOf,
  findBrowser,
  reasonAgainstSmokeTest,
} from './compose/browserCheck.ts';
import { liveComposition, otherReleases } from './compose/composition.ts';
import { keepShell, readShellBuild, shellFrom } from './compose/shellBuild.ts';
import { noteChange, readRegistry } from './registryOperations.ts';
import { brokenBy, readShell } from './shell.ts';
import { verify } from './switch.ts';

/** The commands that verify the store, and those about the shell. */
export const shellCommands: Record<string, Command> = {
  verify: {
    summary: 'Verify the files and the signature of a remote, or a shell before it is deployed.',
    details:
      'Of a remote: the signature, and the hash of every file; compressed copies are decoded first. Of `shell`: which live, previous and canary\nreleases lack something in the shell of --shell, and which of their screens fail in a browser, with remote and owner. The exit code is 1 when something is wrong.',
    subject: 'remote or shell',
    options: ['trust', 'shell', 'without-browser', 'reason'],
    run: async (input) => {
      if (input.name === 'shell') return await verifyShell(input);
      const result = await verify(input.name, input.store, await input.trusted());
      const failed = result.faults.length > 0;
      const text = failed
        ? `${input.name} ${result.release} is not what was published:\n${result.faults.join('\n')}`
        : `${input.name} ${result.release}: ${result.files} files are what was published.`;
      return { text, json: result, failed };
    },
  },
  archive: {
    summary: 'Store the build of a deployed shell.',
    details:
      'Without it a composition cannot be served again once the shell has moved on. Ten builds stay, and all that are\nyounger than thirty days. Deploying the shell itself is up to the operator of the host.',
    subject: 'shell',
    options: ['from', 'reason', 'dry-run'],
    run: async (input) => {
      const build = await readShellBuild(input.from);
      if (!input['dry-run']) {
        await keepShell(input.store, build);
        await noteChange(input.store, { command: 'archive', remote: 'shell', to: build.id, reason: input.reason });
      }
      const json = { build: build.id, files: build.files.length };
      return {
        text: sentence(input, `The shell ${build.id} is in the store, with ${build.files.length} files.`),
        json,
      };
    },
  },
};

/** Checks a shell before its deployment: the shared exports that remotes require, and their screens in a browser. */
async function verifyShell(input: Input): Promise<Result> {
  const shell = await readShell(input.shell);
  const registry = await readRegistry(input.store);
  const broken = brokenBy(shell, registry);
  const count = Object.keys(registry.remotes).length;
  const needs = broken.length > 0 ? broken : [`This shell has what all ${count} remotes need.`];
  // A remote with missing shared exports is known to fail, so nothing is rendered.
  const reason =
    broken.length > 0 || count === 0
      ? 'there is nothing to test'
      : (reasonAgainstSmokeTest(input) ?? (findBrowser() ? undefined : 'there is no browser on this machine'));
  const rendered = reason === undefined ? await renderAll(input, registry) : [];
  const failed = broken.length > 0 || rendered.some(({ verdict }) => verdict.outcome === 'failed');
  const seen =
    broken.length > 0
      ? []
      : reason === undefined
        ? rendered.flatMap(seenBy)
        : [`The smoke test was not run: ${reason}.`];
  const json = {
    version: shell.version,
    build: shell.build,
    broken,
    ...(reason === undefined ? { rendered } : { withoutBrowser: reason }),
  };
  return { text: [...needs, ...seen].join('\n'), json, failed };
}

interface RenderTarget {
  releases: 'live' | 'previous' | 'canary';
  verdict: CheckResult;
}

/** Renders all paths of every live, previous and canary release in the shell. Releases of one remote take turns. */
async function renderAll(input: Input, registry: Registry): Promise<RenderTarget[]> {
  const { store, say } = input;
  const shell = await shellFrom(input.shell, store);
  const rendered: RenderTarget[] = [];
  for (const releases of ['live', 'previous', 'canary'] as const) {
    const others = releases === 'live' ? {} : await otherReleases(store, registry, releases);
    const names = Object.keys(releases === 'live' ? registry.remotes : others);
    if (names.length === 0) continue;
    say(`Running the smoke test of ${names.join(', ')} (${releases}) …`);
    const composed = await liveComposition(store, shell, registry, others);
    rendered.push({ releases, verdict: await checkInBrowser(composed, names) });
  }
  return rendered;
}

function seenBy({ releases, verdict }: RenderTarget): string[] {
  if (verdict.outcome === 'failed') return complaintsOf(verdict, releases === 'live' ? undefined : releases);
  const count = verdict.screens.filter(({ outcome }) => outcome === 'passed').length;
  return [`${count} screens of ${releases} releases passed the smoke test as composition ${verdict.composition}.`];
}
