import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Release } from '@seamline/shared/contract/releases/registry';
import { readBuild } from './build.ts';
import { type Command, changed, type Input, type Result } from './command.ts';
import {
  type CheckResult,
  checkInBrowser,
  complaintsOf,
  type DeployedService,
  reasonAgainstSmokeTest,
} from './compose/browserCheck.ts';
import { candidateOf, liveComposition, withoutUntrusted } from './compose/composition.ts';
import { shellFrom } from './compose/shellBuild.ts';
import { DeliveryFailure } from './failure.ts';
import type { Signer } from './keys.ts';
import { type PublishResult, publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { storeVerdict } from './releases.ts';
import { contractText, deployedService, metAsJson, serverToMeet } from './serverToMeet.ts';
import { readShell } from './shell.ts';
import { originalPosition } from './sourceMaps.ts';
import { resize } from './switch.ts';
import { buildFolder, DELIVERY, typedPath } from './workspace.ts';

const OPTIONS: Command['options'] = [
  ...(['from', 'shell', 'server', 'deployed-data', 'key', 'trust', 'reason'] as const),
  ...(['without-server', 'without-browser', 'dry-run'] as const),
];

/** The commands that add a build to the store. */
export const publishCommands: Record<string, Command> = {
  publish: {
    summary: 'Make a build the live release of its remote.',
    details:
      'The files are copied to a folder of their own that is never written again; then the registry points to it.\nNothing of any other remote, and nothing of the shell, is built or touched. A canary of another release ends.\nRefused: what the deployed shell does not provide, an operation or a field that the server does not have or where no\nserver is known to ask, a path of another remote, more than 60 kB before the first screen,\nand a screen that fails its smoke test beside all that is live. The result stays in <store>/verdicts; with\n--without-browser the reason does.',
    subject: 'remote',
    options: OPTIONS,
    run: (input) => publishBuild({ ...input, share: undefined }),
  },
  canary: {
    summary: 'Give a build to a share of the viewers, or change the share.',
    details:
      'Who gets it is decided by a stable hash of the viewer, so nobody changes back and forth. Anybody can try it\nwith ?canary=<remote> in the URL. `promote` makes it live for everybody, `rollback` ends it.\nA build is checked as for `publish`.',
    subject: 'remote',
    options: ['share', ...OPTIONS],
    run: async (input) => {
      const { name, share = 10 } = input;
      const running = (await readRegistry(input.store)).remotes[name]?.canary;
      if (!running || input.from) return await publishBuild({ ...input, share });
      const { store, reason, 'dry-run': dryRun } = input;
      const result = await resize({ name, store, reason, dryRun, share, signer: await input.signer() });
      const canary = `${name} ${running.release.id} goes to ${share} % of the viewers`;
      return changed(input, result, `${canary}.`, `${canary} already.`);
    },
  },
};

async function publishBuild(input: Input): Promise<Result> {
  const { name, store, share, 'dry-run': dryRun } = input;
  const from = input.from ? typedPath(input.from) : buildFolder(name);
  const shell = await readShell(input.shell);
  const met = await serverToMeet(input);
  const service = input['deployed-data'] ? deployedService(met.server) : undefined;
  const options = { name, store, from, shell, ...met, reason: input.reason, ...(share === undefined ? {} : { share }) };
  // Cheap checks come first, such as that for a missing key.
  const signer = await input.signer();
  const rehearsal = await publish({ ...options, signer, dryRun: true });
  const verdict = rehearsal.outcome === 'unchanged' ? undefined : await smokeTest(input, from, service, signer);
  const result = dryRun ? rehearsal : await publish({ ...options, signer, ...(verdict ? { verdict } : {}) });
  const { operations } = (await readBuild(name, from)).descriptor;
  const checked = [contractText(operations, met), ...(verdict ? [smokeTestText(verdict)] : [])].join('\n');
  return {
    text: `${outcomeOf(name, result)}\n${checked}`,
    json: { ...result, ...metAsJson(met), ...(verdict ? { verdict } : {}) },
  };
}

/** Tests the build in a browser beside what is live, keeps the result, and refuses a build that fails. */
async function smokeTest(
  input: Input,
  from: string,
  service: DeployedService | undefined,
  { trusted }: Signer,
): Promise<NonNullable<Release['verdict']>> {
  const { name, store } = input;
  const reason = reasonAgainstSmokeTest(input);
  if (reason !== undefined) return { outcome: 'not run', reason };
  const build = await readBuild(name, from);
  const shell = await shellFrom(input.shell, store);
  const registry = withoutUntrusted(await readRegistry(store), trusted, input.say);
  const composed = await liveComposition(store, shell, registry, { [name]: candidateOf(build) });
  input.say(`Running the smoke test of ${name} ${build.release.id} beside all that is live …`);
  const verdict = await inSources(await checkInBrowser(composed, [name], service), name, from);
  if (!input['dry-run']) await storeVerdict(store, name, build.release.id, verdict);
  if (verdict.outcome === 'failed') {
    throw new DeliveryFailure(
      `${name} ${build.release.id} is not published: it failed the smoke test as composition ${verdict.composition}.\n${complaintsOf(verdict).join('\n')}`,
    );
  }
  return { outcome: 'passed', composition: verdict.composition };
}

/** The result of the smoke test with positions in the candidate's sources instead of in its built files. */
async function inSources(verdict: CheckResult, name: string, from: string): Promise<CheckResult> {
  const screens = verdict.screens.map(async (screen) => {
    if (screen.remote !== name) return screen;
    return { ...screen, words: await Promise.all(screen.words.map((text) => withSource(text, from))) };
  });
  return { ...verdict, screens: await Promise.all(screens) };
}

function smokeTestText({ outcome, composition, reason }: NonNullable<Release['verdict']>): string {
  return outcome === 'passed'
    ? `It passed the smoke test as composition ${composition}.`
    : `The smoke test was not run: ${reason}.`;
}

const OUTCOMES = {
  everybody: { published: 'is live now', unchanged: 'was live already', 'would publish': 'would go live' },
  some: { published: 'is a canary', unchanged: 'was a canary already', 'would publish': 'would be a canary' },
} as const;

function outcomeOf(name: string, { outcome, release, previous, share, state }: PublishResult): string {
  const verb = OUTCOMES[share === undefined ? 'everybody' : 'some'][outcome];
  const viewers = share === undefined ? '' : ` for ${share} % of the viewers`;
  const before = previous ? `, ${share === undefined ? 'in place of' : 'beside'} ${previous}` : '';
  const rest = outcome === 'unchanged' ? ': the build has the same files, so nothing was published' : before;
  const disabled =
    state === 'disabled' ? `\n${name} is still disabled; \`${DELIVERY} enable ${name}\` shows it again.` : '';
  return `${name} ${release} ${verb}${viewers}${rest}.${disabled}`;
}

const PLACE = /\(([\w./@+~-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)\)/;

/**
 * Replaces a place in a built file by its place in the sources, where the build left a source map:
 * 'Error: No rules. (static/js/async/routes.8cd1.js:1:105)' becomes 'Error: No rules. (src/routes.tsx:1)'.
 */
export async function withSource(text: string, buildFolder: string): Promise<string> {
  const [place, file = '', line, column] = PLACE.exec(text) ?? [];
  if (place === undefined) return text;
  const built = join(buildFolder, file);
  const map = await readFile(`${built}.map`, 'utf8').catch(() => undefined);
  const original = map && originalPosition(map, built, Number(line), Number(column));
  if (!original) return text;
  const source = relative(join(buildFolder, '..'), original.file);
  return text.replace(place, `(${source}:${original.line})`);
}
