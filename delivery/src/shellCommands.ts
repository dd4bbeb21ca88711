import { type Command, type Input, type Result, sentence } from './command.ts';
import { checkInBrowser, complaintsOf, type Verdict } from './compose/browserCheck.ts';
import { liveComposition } from './compose/composition.ts';
import { findBrowser } from './compose/findBrowser.ts';
import { keepShell, readShellBuild, shellFrom } from './compose/shellBuild.ts';
import { serverProgram } from './compose/startSuite.ts';
import { brokenBy } from './gate.ts';
import { readShell } from './shell.ts';
import { noteChange, readRegistry } from './store.ts';
import { verify } from './switch.ts';

/** The commands that check what is there, and those about the shell. */
export const shellCommands: Record<string, Command> = {
  verify: {
    summary: 'Verify the files and the signature of a remote, or a shell before it is deployed.',
    details:
      'Of a remote: the signature, and the hash of every file; compressed copies are decoded first. Of `shell`: which remotes\nlack something in the shell of --shell, live, previous and canary, and which of their screens do not come up\nin a browser, for whom. The exit code is 1 when something is wrong.',
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
      'Without it a composition cannot be served again once the shell has moved on. Ten builds stay, and whatever is\nyounger than thirty days. Deploying the shell itself is up to whoever runs the host.',
    subject: 'shell',
    options: ['from', 'reason', 'dry-run'],
    run: async (input) => {
      const build = await readShellBuild(input.from);
      if (!input.dryRun) {
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

/** Asked before a shell is deployed: what do the remotes need that it does not have, and what does a browser make of it? */
async function verifyShell(input: Input): Promise<Result> {
  const shell = await readShell(input.shell);
  const registry = await readRegistry(input.store);
  const broken = brokenBy(shell, registry);
  const count = Object.keys(registry.remotes).length;
  const needs = broken.length > 0 ? broken : [`This shell has what all ${count} remotes need.`];
  // What lacks something is known to fail: a browser would only say so at length.
  const reason = broken.length > 0 || count === 0 ? 'there is nothing to look at' : reasonAgainstBrowser(input);
  const verdict = reason === undefined ? await rendered(input) : undefined;
  const failed = broken.length > 0 || verdict?.outcome === 'failed';
  const seen = verdict ? seenBy(verdict) : broken.length > 0 ? [] : [`No browser has looked at it: ${reason}.`];
  const json = {
    version: shell.version,
    build: shell.build,
    broken,
    ...(verdict ? { verdict } : { withoutBrowser: reason }),
  };
  return { text: [...needs, ...seen].join('\n'), json, failed };
}

function reasonAgainstBrowser({ withoutBrowser, reason }: Input): string | undefined {
  if (withoutBrowser) return reason;
  if (process.env.SEAMLINE_WITHOUT_BROWSER) return process.env.SEAMLINE_WITHOUT_BROWSER;
  if (!findBrowser()) return 'there is none on this machine';
  return serverProgram() ? undefined : 'the server that a composition needs is not here';
}

async function rendered(input: Input): Promise<Verdict> {
  const registry = await readRegistry(input.store);
  const composed = await liveComposition(input.store, await shellFrom(input.shell, input.store), registry);
  input.say(`Looking at the screens of ${Object.keys(composed.remotes).join(', ')} in a browser …`);
  return await checkInBrowser(composed, Object.keys(composed.remotes));
}

function seenBy(verdict: Verdict): string[] {
  if (verdict.outcome === 'failed') return complaintsOf(verdict);
  const count = verdict.screens.filter(({ outcome }) => outcome === 'passed').length;
  return [`${count} screens came up in a browser, as composition ${verdict.composition}.`];
}
