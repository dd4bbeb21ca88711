import { join, resolve } from 'node:path';
import type { RegisteredRemote } from '@seamline/shared/contract/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import { brokenBy } from './gate.ts';
import { guard } from './guard.ts';
import { createKey, readTrustedKeys, type Signer, signerFor } from './keys.ts';
import { type Published, publish } from './publish.ts';
import { readShell } from './shell.ts';
import { readRegistry } from './store.ts';
import { disable, enable, promote, resign, resize, rollback, verify } from './switch.ts';
import { readUsage, told as usageTold } from './usage.ts';
import { buildFolder } from './workspace.ts';

export interface Input {
  name: string;
  store: string;
  from: string | undefined;
  reason: string | undefined;
  /** Percent of the viewers. */
  share: number | undefined;
  /** The file of the private key, if it was named; else the folder of keys has it. */
  keyFile: string | undefined;
  keysFolder: string;
  trustFile: string;
  /** The deployed shell: the folder of its build, or its address. */
  shell: string | undefined;
  dryRun: boolean;
  signer: () => Promise<Signer>;
}

interface Result {
  text: string;
  json: unknown;
  failed?: boolean;
}

export interface Command {
  summary: string;
  details: string;
  /** True when it works on one remote. */
  remote: boolean;
  needsReason?: boolean;
  options: string[];
  run: (input: Input) => Promise<Result>;
}

export const commands: Record<string, Command> = {
  publish: {
    summary: 'Make a build the live release of its remote.',
    details:
      'The files are copied to a folder of their own that is never written again; then the registry points to it.\nNothing of any other remote, and nothing of the shell, is built or touched. A trial of another release ends.\nRefused: what the deployed shell does not provide, a path of another remote, more than 60 kB before the first screen.',
    remote: true,
    options: ['from', 'shell', 'key', 'dry-run'],
    run: (input) => publishBuild({ ...input, share: undefined }),
  },
  canary: {
    summary: 'Give a build to a share of the viewers, or change the share.',
    details:
      'Who gets it is decided by a stable hash of the viewer, so nobody changes back and forth. Anybody can try it\nwith ?canary=<remote> in the address. `promote` ends the trial for everybody, `rollback` takes it back.',
    remote: true,
    options: ['share', 'from', 'shell', 'key', 'reason', 'dry-run'],
    run: async (input) => {
      const { name, share = 10 } = input;
      const running = (await readRegistry(input.store)).remotes[name]?.canary;
      if (!running || input.from) return await publishBuild({ ...input, share });
      const text = `${name} ${running.release.id} goes to ${share} % of the viewers.`;
      if (input.dryRun) return { text, json: { release: running.release.id, share } };
      const registry = await resize({ ...input, share, signer: await input.signer() });
      return { text, json: registry.remotes[name] };
    },
  },
  promote: {
    summary: 'Make the release on trial the live one.',
    details: 'The release that was live until now becomes the one that a rollback returns to.',
    remote: true,
    options: ['key', 'reason'],
    run: async (input) => {
      const remote = (await promote({ ...input, signer: await input.signer() })).remotes[input.name];
      return { text: `${input.name} ${remote?.release.id} is live for everybody.`, json: remote };
    },
  },
  list: {
    summary: 'Show the remotes, their releases and the paths they claim.',
    details:
      'The release in brackets is the one that a rollback returns to. Below each remote: how its releases do in\npeople’s browsers, as the server of this store has counted.',
    remote: false,
    options: [],
    run: async ({ store }) => {
      const registry = await readRegistry(store);
      const usage = await readUsage(store);
      const lines = Object.entries(registry.remotes)
        .sort()
        .map(([name, remote]) => describe(name, remote, usage));
      return {
        text: lines.length > 0 ? lines.join('\n') : `Nothing has been published to ${store} yet.`,
        json: { ...registry, usage },
      };
    },
  },
  rollback: {
    summary: 'End the trial of a release, or make the release before the live one live again.',
    details: 'No file is copied; its files are hashed first. A second rollback returns to where you were.',
    remote: true,
    needsReason: true,
    options: ['reason', 'key'],
    run: async (input) => {
      const registry = await rollback({ ...input, signer: await input.signer() });
      return {
        text: `${input.name} is back on ${registry.remotes[input.name]?.release.id}.`,
        json: registry.remotes[input.name],
      };
    },
  },
  disable: {
    summary: 'Take a remote out of use; the shell shows the reason in its place.',
    details: 'The rest of the suite goes on. Publishing does not enable it again.',
    remote: true,
    needsReason: true,
    options: ['reason', 'key'],
    run: async (input) => {
      const registry = await disable({ ...input, signer: await input.signer() });
      return { text: `${input.name} is disabled.`, json: registry.remotes[input.name] };
    },
  },
  enable: {
    summary: 'Put a disabled remote back to use.',
    details: 'Its live release is the one it had, or one that was published meanwhile.',
    remote: true,
    options: ['reason', 'key'],
    run: async (input) => {
      const registry = await enable({ ...input, signer: await input.signer() });
      return { text: `${input.name} is live.`, json: registry.remotes[input.name] };
    },
  },
  guard: {
    summary: 'Take back the trials that do worse than the live releases beside them.',
    details:
      'One look at the figures that the server of this store has counted; run it every minute, beside the store. A trial\nis taken back when at least 20 loads of it went wrong more often, by two of a hundred, than the live release.',
    remote: false,
    options: ['key'],
    run: async ({ store, keyFile, keysFolder }) => {
      const verdicts = await guard(store, (name) => signerFor(name, keyFile, keysFolder));
      const lines = verdicts.map(({ remote, release, reason }) =>
        reason ? `${remote} ${release} is taken back: ${reason}.` : `${remote} ${release} stays on trial.`,
      );
      return { text: lines.join('\n') || 'No release is on trial.', json: verdicts };
    },
  },
  sign: {
    summary: 'Sign the entry of a remote anew.',
    details:
      'After a change of keys, or when the registry came back from a backup: browsers refuse what is older than\nwhat they have seen.',
    remote: true,
    options: ['key', 'reason'],
    run: async (input) => {
      const registry = await resign({ ...input, signer: await input.signer() });
      return { text: `${input.name} is signed anew.`, json: registry.remotes[input.name] };
    },
  },
  verify: {
    summary: 'Check the signature, and hash the files of the live release again.',
    details:
      'Compressed copies are decoded first. The exit code is 1 when the signature does not fit, or a file is missing, added or changed.\n`delivery verify shell` tells which remotes would break if the shell of --shell were deployed.',
    remote: true,
    options: ['trust', 'shell'],
    run: async (input) => {
      if (input.name === 'shell') return await verifyShell(input);
      const result = await verify(input.name, input.store, await readTrustedKeys(input.trustFile));
      const failed = result.faults.length > 0;
      const text = failed
        ? `${input.name} ${result.release} is not what was published:\n${result.faults.join('\n')}`
        : `${input.name} ${result.release}: ${result.files} files are what was published.`;
      return { text, json: result, failed };
    },
  },
  keys: {
    summary: 'Make a key that may ship a remote.',
    details:
      'The private key goes into a file that only you can read: keep it where your pipeline keeps its secrets. The public\none goes into the list of trusted keys, which belongs to whoever runs the shell and stands beside it, not in the store.',
    remote: true,
    options: ['key', 'trust'],
    run: async ({ name, keyFile, keysFolder, trustFile }) => {
      const file = keyFile ?? join(keysFolder, `${name}.pem`);
      const id = await createKey({ file, trustFile, remotes: [name] });
      return { text: `Key ${id} may ship ${name}: ${file}, trusted by ${trustFile}.`, json: { id, file, trustFile } };
    },
  },
};

/** Asked before a shell is deployed: what do the remotes need that it does not have? */
async function verifyShell({ store, shell: where }: Input): Promise<Result> {
  const shell = await readShell(where);
  const registry = await readRegistry(store);
  const broken = brokenBy(shell, registry);
  const count = Object.keys(registry.remotes).length;
  const text = broken.length > 0 ? broken.join('\n') : `This shell has what all ${count} remotes need.`;
  return { text, json: { version: shell.version, broken }, failed: broken.length > 0 };
}

async function publishBuild(input: Input): Promise<Result> {
  const { name, store, from, share, dryRun } = input;
  // Relative to where the command was typed: pnpm itself runs it in the root.
  const folder = from ? resolve(process.env.INIT_CWD ?? '.', from) : buildFolder(name);
  const signer = dryRun ? UNSIGNED : await input.signer();
  const result = await publish({
    name,
    store,
    from: folder,
    dryRun,
    signer,
    shell: await readShell(input.shell),
    ...(share === undefined ? {} : { share }),
  });
  return { text: told(name, result), json: result };
}

/** A rehearsal writes nothing, so nothing is signed. */
const UNSIGNED: Signer = (_name, entry) => entry;

const OUTCOMES = {
  everybody: { published: 'is live now', unchanged: 'was live already', 'would publish': 'would go live' },
  some: { published: 'is on trial', unchanged: 'was on trial already', 'would publish': 'would go on trial' },
} as const;

function told(name: string, { outcome, release, previous, share, state }: Published): string {
  const verb = OUTCOMES[share === undefined ? 'everybody' : 'some'][outcome];
  const trial = share === undefined ? '' : ` with ${share} % of the viewers`;
  const before =
    previous && outcome !== 'unchanged' ? `, ${share === undefined ? 'in place of' : 'beside'} ${previous}` : '';
  const disabled =
    state === 'disabled' ? `\n${name} is still disabled; \`delivery enable ${name}\` shows it again.` : '';
  return `${name} ${release} ${verb}${trial}${before}.${disabled}`;
}

function describe(name: string, remote: RegisteredRemote, usage: readonly ReleaseUsage[]): string {
  const { title, owner, paths, state, reason, release, previous, canary, signature } = remote;
  const before = previous ? ` (before: ${previous.id})` : '';
  const trial = canary ? `\n    on trial with ${canary.share} %: ${canary.release.id}` : '';
  const standing = state === 'live' ? 'live' : `disabled: ${reason ?? 'no reason given'}`;
  const signed = signature ? `signed with ${signature.key}` : 'not signed';
  const runs = usage.filter((each) => each.remote === name).map((each) => `\n    ${each.release} ${usageTold(each)}`);
  return `${name}  ${release.id}${before}${trial}\n    ${standing}, published ${release.published_at}, ${signed}\n    ${title}, ${owner}: ${paths.map((path) => `/dashboard/${path}`).join(' ')}${runs.join('')}`;
}
