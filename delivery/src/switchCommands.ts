import { type Command, changed, type Input } from './command.ts';
import { remoteIn } from './registryOperations.ts';
import { readRelease } from './releases.ts';
import { contractText, serverToMeet } from './serverToMeet.ts';
import { disable, enable, promote, resign, rollback } from './switch.ts';

async function switched({ name, store, reason, signer, 'dry-run': dryRun }: Input) {
  return { name, store, reason, dryRun, signer: await signer() };
}

/** The commands that copy no files: they change the entry of one remote in the registry. */
export const switchCommands: Record<string, Command> = {
  promote: {
    summary: 'Make the canary the live release.',
    details:
      'The entry and the files are verified first, and the operations are compared with those of the server. The release that\nwas live until now becomes the previous one.',
    subject: 'remote',
    options: ['shell', 'server', 'without-server', 'key', 'trust', 'reason', 'dry-run'],
    run: async (input) => {
      const { name, store } = input;
      const met = await serverToMeet(input);
      const result = await promote({ ...(await switched(input)), ...met });
      const { release } = remoteIn(result.registry, name);
      const { operations } = await readRelease(store, name, release.id);
      return changed(input, result, `${name} ${release.id} is live for everybody.\n${contractText(operations, met)}`);
    },
  },
  rollback: {
    summary: 'End the canary, or make the previous release live again.',
    details:
      'No file is copied; the entry and the files are verified first. A second rollback returns to where you were.',
    subject: 'remote',
    needsReason: true,
    options: ['reason', 'key', 'trust', 'dry-run'],
    run: async (input) => {
      const result = await rollback(await switched(input));
      const { release } = remoteIn(result.registry, input.name);
      return changed(input, result, `${input.name} is back on ${release.id}.`);
    },
  },
  disable: {
    summary: 'Disable a remote; the shell shows the reason in its place.',
    details: 'The rest of the suite goes on. Publishing does not enable it again.',
    subject: 'remote',
    needsReason: true,
    options: ['reason', 'key', 'trust', 'dry-run'],
    run: async (input) => {
      const result = await disable(await switched(input));
      return changed(
        input,
        result,
        `${input.name} is disabled.`,
        `${input.name} is disabled already, for this reason.`,
      );
    },
  },
  enable: {
    summary: 'Enable a disabled remote.',
    details: 'Its live release is the one it had, or one that was published since. Its files are verified first.',
    subject: 'remote',
    options: ['reason', 'key', 'trust', 'dry-run'],
    run: async (input) => {
      const result = await enable(await switched(input));
      return changed(input, result, `${input.name} is live.`, `${input.name} is live already.`);
    },
  },
  sign: {
    summary: 'Sign the entry of a remote again.',
    details:
      'With a new key while the old one is still trusted, or after the registry was restored from a backup: browsers refuse\nwhat is older than what they have seen. The entry and the files are verified first. --unverified accepts an entry\nwithout a trusted signature: read it before with `list --json`. The audit log keeps its fault and your reason.',
    subject: 'remote',
    options: ['key', 'trust', 'unverified', 'reason', 'dry-run'],
    run: async (input) => {
      const result = await resign({ ...(await switched(input)), unverified: input.unverified ?? false });
      return changed(input, result, `${input.name} is signed again.`);
    },
  },
};
