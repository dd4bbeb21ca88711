import { join, resolve } from 'node:path';
import type { RegisteredRemote } from '@seamline/shared/contract/registry';
import { publish } from './publish.ts';
import { readRegistry } from './store.ts';
import { disable, enable, rollback, verify } from './switch.ts';

export interface Input {
  name: string;
  store: string;
  from: string | undefined;
  reason: string | undefined;
  dryRun: boolean;
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

const WORKSPACE = join(import.meta.dirname, '../..');

export const commands: Record<string, Command> = {
  publish: {
    summary: 'Make a build the live release of its remote.',
    details:
      'The files are copied to a folder of their own that is never written again; then the registry points to it.\nNothing of any other remote, and nothing of the shell, is built or touched.',
    remote: true,
    options: ['from', 'dry-run'],
    run: async ({ name, store, from, dryRun }) => {
      // Relative to where the command was typed: pnpm itself runs it in the root.
      const folder = from ? resolve(process.env.INIT_CWD ?? '.', from) : join(WORKSPACE, name, 'dist');
      const result = await publish({ name, store, from: folder, dryRun });
      const verb = { published: 'is live now', unchanged: 'was live already', 'would publish': 'would go live' }[
        result.outcome
      ];
      const before = result.previous && result.outcome !== 'unchanged' ? `, in place of ${result.previous}` : '';
      const disabled =
        result.state === 'disabled' ? `\n${name} is still disabled; \`delivery enable ${name}\` shows it again.` : '';
      return { text: `${name} ${result.release} ${verb}${before}.${disabled}`, json: result };
    },
  },
  list: {
    summary: 'Show the remotes, their releases and the paths they claim.',
    details: 'The release in brackets is the one that a rollback returns to.',
    remote: false,
    options: [],
    run: async ({ store }) => {
      const registry = await readRegistry(store);
      const lines = Object.entries(registry.remotes)
        .sort()
        .map(([name, remote]) => describe(name, remote));
      return {
        text: lines.length > 0 ? lines.join('\n') : `Nothing has been published to ${store} yet.`,
        json: registry,
      };
    },
  },
  rollback: {
    summary: 'Make the release before the live one live again.',
    details: 'No file is copied; its files are hashed first. A second rollback returns to where you were.',
    remote: true,
    needsReason: true,
    options: ['reason'],
    run: async (input) => {
      const registry = await rollback(input);
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
    options: ['reason'],
    run: async (input) => {
      const registry = await disable(input);
      return { text: `${input.name} is disabled.`, json: registry.remotes[input.name] };
    },
  },
  enable: {
    summary: 'Put a disabled remote back to use.',
    details: 'Its live release is the one it had, or one that was published meanwhile.',
    remote: true,
    options: ['reason'],
    run: async (input) => {
      const registry = await enable(input);
      return { text: `${input.name} is live.`, json: registry.remotes[input.name] };
    },
  },
  verify: {
    summary: 'Hash the files of the live release again and compare them with the registry.',
    details: 'Compressed copies are decoded first. The exit code is 1 when a file is missing, added or changed.',
    remote: true,
    options: [],
    run: async (input) => {
      const result = await verify(input);
      const failed = result.faults.length > 0;
      const text = failed
        ? `${input.name} ${result.release} is not what was published:\n${result.faults.join('\n')}`
        : `${input.name} ${result.release}: ${result.files} files are what was published.`;
      return { text, json: result, failed };
    },
  },
};

function describe(name: string, { title, owner, paths, state, reason, release, previous }: RegisteredRemote): string {
  const before = previous ? ` (before: ${previous.id})` : '';
  const standing = state === 'live' ? 'live' : `disabled: ${reason ?? 'no reason given'}`;
  return `${name}  ${release.id}${before}\n    ${standing}, published ${release.published_at}\n    ${title}, ${owner}: ${paths.map((path) => `/dashboard/${path}`).join(' ')}`;
}
