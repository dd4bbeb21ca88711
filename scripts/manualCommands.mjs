import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './ownRepository.mjs';
import { packages, readJson, root } from './root.mjs';

const OF_PNPM = new Set(['install', 'exec', 'pack', 'add', 'dlx']);
const OF_NPM = new Set(['install', 'ci', 'exec', 'publish']);
/** Programs of the root that pnpm runs by their names. */
const TOOLS = new Set(['vitest', 'biome']);
/** The remote that the pages make before they test it. */
const EXAMPLE = 'mf-attendance';
/** Placeholders for a remote's name in the usage texts of the shell and of delivery. */
const ANY = /[<…]/;

/**
 * A judge of typed commands: what of one does not exist, in a sentence, or undefined.
 * @param {{ commands: Record<string, { options: string[] }>, plan: object }} known
 */
export function commandJudge({ commands, plan }) {
  const { scripts } = readJson(join(root, 'package.json'));
  const manifest = [...repositoryFiles(plan)].find(({ path }) => path === 'package.json');
  const own = JSON.parse(manifest.text).scripts;

  return (words) => {
    const call = called(words);
    if (!call || ANY.test(call.script)) return undefined;
    const { script, args } = call;
    if (script === 'delivery') return delivery(args);
    if (call.filter) return unknownInPackage(call.filter, script);
    if (call.recursive) return inPackages(script) ? undefined : `no package has a script ${script}`;
    if (!(script in scripts)) {
      return script in own || TOOLS.has(script) ? undefined : `there is no script ${script}`;
    }
    return unknownFlag(script, args);
  };

  function unknownInPackage(name, script) {
    if (ANY.test(name)) return undefined;
    const folder = packages().find((each) => manifestOf(each).name === name);
    if (!folder) return name === `@seamline/${EXAMPLE}` ? undefined : `there is no package ${name}`;
    return script in manifestOf(folder).scripts ? undefined : `${folder} has no script ${script}`;
  }

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
}

function manifestOf(folder) {
  return readJson(join(root, folder, 'package.json'));
}

function inPackages(script) {
  return packages().some((folder) => script in (manifestOf(folder).scripts ?? {}));
}

/** Which script of the project a line calls, and with what. */
function called([program, ...rest]) {
  const words = rest.filter((word) => word !== '--silent');
  const [first, ...others] = words;
  const args = (list) => list.filter((word) => word !== '--');
  if (program === 'delivery' && first && /^[a-z-]/.test(first)) return { script: 'delivery', args: args(words) };
  if (first === undefined) return undefined;
  if (program === 'pnpm' && first === '-r') return { recursive: true, script: others[0], args: args(others.slice(1)) };
  if (program === 'pnpm' && first === '--filter')
    return { filter: others[0], script: others[1], args: args(others.slice(2)) };
  if (program === 'pnpm' && !OF_PNPM.has(first) && !first.startsWith('-')) return { script: first, args: args(others) };
  if (program === 'npm' && first === 'run' && others[0]) return { script: others[0], args: args(others.slice(1)) };
  if (program === 'npm' && !OF_NPM.has(first) && !first.startsWith('-')) return { script: first, args: args(others) };
  return undefined;
}

function flags(args) {
  return args.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')[0]);
}
