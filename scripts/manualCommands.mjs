import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './ownRepository.mjs';
import { readJson, root } from './root.mjs';

const OF_PNPM = new Set(['install', 'exec', 'pack', 'add', 'dlx']);
const OF_NPM = new Set(['install', 'ci', 'exec', 'publish']);
/** What the shell and delivery call their remotes in examples. */
const ANY = /[<…]/;

/**
 * A judge of typed commands: what of one does not exist, in a sentence, or undefined.
 * @param {{ commands: Record<string, { options: string[] }>, stages: string[], plan: object }} known
 */
export function commandJudge({ commands, stages, plan }) {
  const { scripts } = readJson(join(root, 'package.json'));
  const manifest = [...repositoryFiles(plan)].find(({ path }) => path === 'package.json');
  const own = JSON.parse(manifest.text).scripts;

  return (words) => {
    const call = called(words);
    if (!call || ANY.test(call.script)) return undefined;
    const { script, args } = call;
    if (script === 'delivery') return delivery(args);
    if (!(script in scripts)) return script in own ? undefined : `there is no script ${script}`;
    return unknownFlag(script, args) ?? unknownStage(script, args);
  };

  function delivery([verb, ...args]) {
    if (verb === undefined || ANY.test(verb)) return undefined;
    if (verb.startsWith('-')) return verb === '--help' ? undefined : `delivery has no option ${verb}`;
    const command = commands[verb];
    if (!command) return `delivery has no command ${verb}`;
    const options = [...command.options, 'store', 'json', 'help'];
    const unknown = flags(args).find((flag) => !options.includes(flag));
    return unknown && `delivery ${verb} has no option --${unknown}`;
  }

  /** The program of a script knows its flags by name, wherever below its folder it reads them. */
  function unknownFlag(script, args) {
    const program = scripts[script].split(' ').findLast((word) => /\.(?:ts|mjs)$/.test(word));
    if (!program) return undefined;
    const folder = dirname(program);
    const sources = readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.|node_modules/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
    const unknown = flags(args).find(
      (flag) => !sources.some((source) => new RegExp(`['"\\s{-]${flag}['"\\s:,]`).test(source)),
    );
    return unknown && `${script} has no option --${unknown}`;
  }

  function unknownStage(script, args) {
    const at = args.indexOf('--only');
    if (!['test', 'check'].includes(script) || at < 0) return undefined;
    const unknown = (args[at + 1] ?? '').split(',').find((stage) => !stages.includes(stage) && !ANY.test(stage));
    return unknown && `the tests have no stage ${unknown}`;
  }
}

/** Which script of the project a line calls, and with what. */
function called([program, ...rest]) {
  const words = rest.filter((word) => word !== '--silent');
  const [first, ...others] = words;
  const args = (list) => list.filter((word) => word !== '--');
  if (program === 'delivery' && first && /^[a-z-]/.test(first)) return { script: 'delivery', args: args(words) };
  if (first === undefined) return undefined;
  if (program === 'pnpm' && !OF_PNPM.has(first) && !first.startsWith('-')) return { script: first, args: args(others) };
  if (program === 'npm' && first === 'run' && others[0]) return { script: others[0], args: args(others.slice(1)) };
  if (program === 'npm' && !OF_NPM.has(first) && !first.startsWith('-')) return { script: first, args: args(others) };
  return undefined;
}

function flags(args) {
  return args.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')[0]);
}
