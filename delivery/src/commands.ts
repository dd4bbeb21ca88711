import { join } from 'node:path';
import { idOf } from '@seamline/shared/contract/releases/composition';
import type { RegisteredRemote, Registry } from '@seamline/shared/contract/releases/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/releases/release-telemetry';
import { autoRollbackCommand } from './autoRollback.ts';
import { type Command, type Result, sentence } from './command.ts';
import { composeCommand } from './composeCommand.ts';
import { DeliveryFailure } from './failure.ts';
import { isUrl } from './files.ts';
import { createKey } from './keys.ts';
import { publishCommands } from './publishCommands.ts';
import { readRegistry, remoteIn } from './registryOperations.ts';
import { readShell } from './shell.ts';
import { shellCommands } from './shellCommands.ts';
import { openStore } from './storage/openStore.ts';
import { switchCommands } from './switch.ts';
import { symbolicateCommand } from './symbolicateCommand.ts';
import { readUsage, usageText } from './usage.ts';

export const commands: Record<string, Command> = {
  ...publishCommands,
  ...switchCommands,
  'auto-rollback': autoRollbackCommand,
  list: {
    summary: 'List the remotes with their releases and error rates, or one of them.',
    details:
      'The release in brackets is the one that a rollback returns to. Below each remote: sessions and faults of its releases,\nas the server of this store has counted them. The last line names the live composition.',
    subject: '[remote]',
    options: ['shell'],
    run: async ({ store, shell, name }) => {
      const registry = await readRegistry(store);
      if (name) return await listOne(name, registry, store);
      const usage = await readUsage(store);
      const composition = await liveId(registry, shell);
      const lines = Object.entries(registry.remotes)
        .sort()
        .map(([name, remote]) => describe(name, remote, usage));
      const live = composition
        ? `Live is composition ${composition.id}, with the shell ${composition.shell}.`
        : 'Which composition is live depends on the shell: name it with --shell.';
      return {
        text: lines.length > 0 ? [...lines, live].join('\n') : `Nothing has been published to ${store} yet.`,
        json: { ...registry, usage, ...(composition ? { composition } : {}) },
      };
    },
  },
  log: {
    summary: 'Show the audit log: who changed what, when and why, and with which key.',
    details: 'The last twenty lines, or as many as --last says; with a remote only its own.',
    subject: '[remote]',
    options: ['last'],
    run: async ({ store, name, last = 20 }) => {
      const all = await openStore(store).auditLog();
      const own = all.filter((line) => !name || (JSON.parse(line) as { remote: string }).remote === name).slice(-last);
      const text = own.map(lineOf).join('\n') || 'The audit log is empty.';
      return { text, json: own.map((line) => JSON.parse(line)) };
    },
  },
  ...shellCommands,
  compose: composeCommand,
  symbolicate: symbolicateCommand,
  keys: {
    summary: 'Generate a key that may sign a remote.',
    details:
      'The private key goes into a file that only you can read: keep it where your pipeline keeps its secrets. The public\none goes into the list of trusted keys, which belongs to the operator of the shell and is not kept in the store.',
    subject: 'remote',
    options: ['key', 'trust', 'dry-run'],
    run: async (input) => {
      const { name, key, keysFolder, trustFile } = input;
      if (isUrl(trustFile)) {
        throw new DeliveryFailure(`${trustFile} can only be read. Name the file of the list with --trust.`);
      }
      const file = key ?? join(keysFolder, `${name}.pem`);
      const id = input['dry-run'] ? 'new' : await createKey({ file, trustFile, remotes: [name] });
      const text = `Key ${id} may ship ${name}: ${file}, trusted by ${trustFile}.`;
      return { text: sentence(input, text), json: { id, file, trustFile } };
    },
  },
};

/** One remote as `list` shows it; as JSON its entry in the registry, and the figures of its releases. */
async function listOne(name: string, registry: Registry, store: string): Promise<Result> {
  const remote = remoteIn(registry, name);
  const usage = (await readUsage(store)).filter((each) => each.remote === name);
  return { text: describe(name, remote, usage), json: { ...remote, usage } };
}

/** The composition of a viewer without any canary; undefined where the shell is not known. */
async function liveId({ remotes }: Registry, where: string | undefined) {
  // Without a shell at hand the rest of the list is still worth having, but one that was named has to be there.
  const shell = await readShell(where).catch((error: unknown) => {
    if (where !== undefined) throw error;
  });
  if (!shell?.build) return undefined;
  const ids = Object.entries(remotes).map(([name, { release }]) => [name, release.id]);
  const made = { shell: shell.build, remotes: Object.fromEntries(ids) };
  return { id: idOf(made), ...made };
}

/** A remote as `list` shows it: its releases, what was checked of them, and who runs what. */
export function describe(name: string, remote: RegisteredRemote, usage: readonly ReleaseUsage[]): string {
  const { title, owner, paths, state, reason, release, previous, canary, signature } = remote;
  const before = previous ? ` (previous: ${previous.id})` : '';
  const status = state === 'live' ? 'live' : `disabled: ${reason ?? 'no reason given'}`;
  const signed = signature ? `signed with ${signature.key}` : 'not signed';
  const lines = [
    `${name}  ${release.id}${before}`,
    ...(canary ? [`canary with ${canary.share} %: ${canary.release.id}, ${checkOf(canary.release)}`] : []),
    `${status}, published ${release.published_at}, ${signed}, ${checkOf(release)}`,
    `${title}, ${owner}: ${paths.map((path) => `/dashboard/${path}`).join(' ')}`,
    ...usage.filter((each) => each.remote === name).map((each) => `${each.release} ${usageText(each)}`),
  ];
  return lines.join('\n    ');
}

function checkOf({ verdict }: RegisteredRemote['release']): string {
  if (verdict?.outcome === 'passed') return `passed the smoke test as composition ${verdict.composition}`;
  return `smoke test not run${verdict?.reason ? ` (${verdict.reason})` : ''}`;
}

/** A line of the audit log: '2026-11-21 14:02 UTC  anita  rollback mf-leave 1.0.0-b → 1.0.0-a: Dates are wrong.' */
export function lineOf(json: string): string {
  const line = JSON.parse(json) as Record<string, string | null>;
  const { time, who, command, remote, from, to, reason, unverified, key, without_server: withoutServer } = line;
  const change = [from, to].filter(Boolean).join(' → ');
  const when = time?.slice(0, 16).replace('T', ' ');
  const fault = unverified ? ` (unverified: ${unverified.replaceAll('\n', ' ')})` : '';
  const unmet = withoutServer ? ` (not compared with a server: ${withoutServer})` : '';
  const signed = key ? ` (signed with ${key})` : '';
  return `${when} UTC  ${who}  ${command} ${remote} ${change}${reason ? `: ${reason}` : ''}${unmet}${fault}${signed}`;
}
