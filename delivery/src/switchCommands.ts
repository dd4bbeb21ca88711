import { type Command, type Input, sentence, UNSIGNED } from './command.ts';
import { disable, enable, promote, resign, rollback } from './switch.ts';

/** What a switch needs of the input; a rehearsal works without a key. */
async function switched(input: Input) {
  return { ...input, signer: input.dryRun ? UNSIGNED : await input.signer() };
}

/** The commands that copy nothing: they change what the registry says of one remote. */
export const switchCommands: Record<string, Command> = {
  promote: {
    summary: 'Make the release on trial the live one.',
    details:
      'Its files are hashed first. The release that was live until now becomes the one that a rollback returns to.',
    subject: 'remote',
    options: ['key', 'reason', 'dry-run'],
    run: async (input) => {
      const remote = (await promote(await switched(input))).remotes[input.name];
      return { text: sentence(input, `${input.name} ${remote?.release.id} is live for everybody.`), json: remote };
    },
  },
  rollback: {
    summary: 'End the trial of a release, or make the release before the live one live again.',
    details: 'No file is copied; its files are hashed first. A second rollback returns to where you were.',
    subject: 'remote',
    needsReason: true,
    options: ['reason', 'key', 'dry-run'],
    run: async (input) => {
      const remote = (await rollback(await switched(input))).remotes[input.name];
      return { text: sentence(input, `${input.name} is back on ${remote?.release.id}.`), json: remote };
    },
  },
  disable: {
    summary: 'Take a remote out of use; the shell shows the reason in its place.',
    details: 'The rest of the suite goes on. Publishing does not enable it again.',
    subject: 'remote',
    needsReason: true,
    options: ['reason', 'key', 'dry-run'],
    run: async (input) => {
      const registry = await disable(await switched(input));
      return { text: sentence(input, `${input.name} is disabled.`), json: registry.remotes[input.name] };
    },
  },
  enable: {
    summary: 'Put a disabled remote back to use.',
    details: 'Its live release is the one it had, or one that was published meanwhile.',
    subject: 'remote',
    options: ['reason', 'key', 'dry-run'],
    run: async (input) => {
      const registry = await enable(await switched(input));
      return { text: sentence(input, `${input.name} is live.`), json: registry.remotes[input.name] };
    },
  },
  sign: {
    summary: 'Sign the entry of a remote anew.',
    details:
      'After a change of keys, or when the registry came back from a backup: browsers refuse what is older than\nwhat they have seen.',
    subject: 'remote',
    options: ['key', 'reason', 'dry-run'],
    run: async (input) => {
      const registry = await resign(await switched(input));
      return { text: sentence(input, `${input.name} is signed anew.`), json: registry.remotes[input.name] };
    },
  },
};
