import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../delivery/src/commands.ts';
import { packages, readJson, root } from './root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const pages = files.filter((file) => /^(?:[^/]+|docs\/.+)\.md$/.test(file));
const sources = files.filter(
  (file) => /\.(?:tsx?|mjs|sh|ya?ml|example)$/.test(file) && file !== 'scripts/documents.test.mjs',
);
const code = sources.map(read).join('\n');

/** Scripts of any package, and those of a remote in a repository of its own; programs and verbs of npm and pnpm. */
const scripts = new Set(['.', ...packages()].flatMap((name) => Object.keys(manifestOf(name).scripts ?? {})));
for (const name of ['browser', 'ci', 'exec', 'install', 'run', 'vitest', 'biome', 'lingui']) scripts.add(name);

function manifestOf(name) {
  return readJson(join(root, name, 'package.json'));
}

/** The faults of one command line, such as `pnpm delivery publish mf-leave --share 10`. */
function* faultsOf(line) {
  const words = line
    .replace(/\s#.*|[|&;>].*/, '')
    .replaceAll(/ -(?:-silent|r)\b| --filter \S+| -- /g, ' ')
    .trim()
    .split(/\s+/);
  const [script, verb, ...rest] = words[1] === 'run' ? words.slice(2) : words.slice(1);
  if (!script || !/^[a-z-]+$/.test(script) || script.startsWith('-')) return;
  if (!scripts.has(script)) yield `${line}: there is no script ${script}`;
  if (script !== 'delivery' || !verb || /^[-<…]/.test(verb)) return;
  if (!commands[verb]) return yield `${line}: delivery has no command ${verb}`;
  const known = [...commands[verb].options, 'store', 'json', 'help'];
  for (const [, option] of rest.join(' ').matchAll(/(?<!\S)--([\w-]+)/g)) {
    if (!known.includes(option)) yield `${line}: delivery ${verb} has no option --${option}`;
  }
}

/** Returns whether a page may name this path: `mf-x` and `XScreen` are placeholders, hidden and built files may be absent. */
function exists(path) {
  if (/^mf-x\b|\bX[A-Z]|^\.|(?:^|\/)dist\b/.test(path)) return true;
  const known = path.split(/[<*]/)[0];
  return [known, known.replace(/^shared\//, 'shared/src/')].some((each) => existsSync(join(root, each)));
}

test.each(pages)('%s: names commands, paths and settings that exist, and its links have a target', (page) => {
  const text = read(page).replaceAll(/\\\n\s*/g, '');
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, each]) => each);
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block.split('\n'));
  const lines = [...blocks, ...inline].map((line) =>
    line.replace(/^\$ /, '').replace(/^(?:[A-Z][A-Z0-9_]*=\S* )+/, ''),
  );

  expect(lines.filter((line) => /^(?:p?npm|npx) /.test(line)).flatMap((line) => [...faultsOf(line)])).toEqual([]);
  const isPath = (each) => /^[\w.@<>*-]+\/[\w.@/<>*-]*$/.test(each) && existsSync(join(root, each.split('/')[0]));
  const words = [...inline, ...lines.flatMap((line) => line.split(' '))];
  expect(words.filter((each) => isPath(each) && !exists(each))).toEqual([]);
  const isFile = (each) => /^[\w-]+\.(?:tsx?|mjs)$/.test(each) && !/^X[A-Z]/.test(each);
  expect(inline.filter((each) => isFile(each) && !files.some((file) => `/${file}`.endsWith(`/${each}`)))).toEqual([]);
  const settings = [...blocks, ...inline].flatMap((each) => each.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? []);
  expect(settings.filter((setting) => !code.includes(setting))).toEqual([]);
  const links = [...prose.matchAll(/\]\(([^)\s#"]+)/g)]
    .map(([, target]) => target)
    .filter((each) => !/^\w+:/.test(each));
  expect(links.filter((target) => !existsSync(join(root, normalize(join(dirname(page), target)))))).toEqual([]);
});
