import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../delivery/src/commands.ts';
import { brokenLinks, codeIn, commandsIn, missingFiles, pages, projectFiles, unknownSettings } from './manual.mjs';
import { commandJudge } from './manualCommands.mjs';
import { plannedRemote } from './remoteTemplate.mjs';
import { root } from './root.mjs';

// A name that no other remote has: a reader who has followed the pages has their remote in the workspace.
const MENU = [{ label: 'MANUAL', items: [{ label: 'Example', slug: 'example-of-the-manual' }] }];
const plan = plannedRemote({ name: 'mf-example-of-the-manual' }, MENU);
const judge = commandJudge({ commands, plan });
const files = [...projectFiles()];
/** The titles of the browser tests. */
const browserTests = files
  .filter((file) => /^(?:e2e|mf-[\w-]+\/e2e)\/.+\.ts$/.test(file))
  .flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')));
const sources = files
  .filter((file) => /\.(?:tsx?|mjs|sh|ya?ml)$/.test(file) && !file.startsWith('scripts/manual'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

function titlesIn(source) {
  const calls = [...source.matchAll(/\btest(?:\.describe)?\(\s*(['"`])(\S.*?)\1/g)];
  // A title that begins with a computed part would match almost any name.
  return calls.map(([, , title]) => title).filter((title) => !title.startsWith('${'));
}

/** Returns whether `playwright test -g` finds a test: a part of a title, or the title with its computed parts. */
function isBrowserTest(name) {
  return browserTests.some((title) => {
    const parts = title.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
    return title.includes(name) || new RegExp(`^${parts.join('.+')}$`).test(name);
  });
}

describe.each(pages())('%s', (page) => {
  const markdown = readFileSync(join(root, page), 'utf8');
  const code = codeIn(markdown);

  test('names only commands that exist', () => {
    const faults = commandsIn(code).map((words) => [words.join(' '), judge(words)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });

  test('names only browser tests that exist', () => {
    const names = commandsIn(code).flatMap((words) => (words.includes('-g') ? [words[words.indexOf('-g') + 1]] : []));
    expect(names.filter((name) => !isBrowserTest(name))).toEqual([]);
  });

  test('names only files and settings that exist, and its links have a target', () => {
    expect(brokenLinks(page, markdown)).toEqual([]);
    expect(missingFiles(page, code, files)).toEqual([]);
    expect(unknownSettings(page, code, sources)).toEqual([]);
  });
});

test('decision records are numbered from 1 on, once each, and say what was decided in forty lines', () => {
  const records = pages().filter((page) => page.startsWith('docs/decisions/'));
  const numbers = records.map((page) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(page)?.[1]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(records.map((_, index) => index + 1));
  for (const page of records) {
    const text = readFileSync(join(root, page), 'utf8');
    expect(text.slice(0, text.indexOf('\n')), page).toMatch(new RegExp(`^# ${page.slice(15, 19)} · .`));
    expect(text, page).toMatch(/(?:\*\*|## )Decision/);
    expect(text.split('\n').length, page).toBeLessThanOrEqual(40);
  }
});

describe('what is not there is found', () => {
  const faultsOf = (markdown) => commandsIn(codeIn(markdown)).map(judge).filter(Boolean);

  test.each([
    ['`npm run biuld`', 'there is no script biuld'],
    ['`npm tset`', 'there is no script tset'],
    ['`pnpm delivrey list`', 'there is no script delivrey'],
    ['```\npnpm delivery publsih mf-leave   # to everybody\n```', 'delivery has no command publsih'],
    ['```\n$ PORT=3 npm run delivery -- list --sotre x\nout\n```', 'delivery list has no option --sotre'],
    ['`delivery canary mf-leave --chare 10`', 'delivery canary has no option --chare'],
    ['`pnpm --filter @seamline/mf-leave biuld`', 'mf-leave has no script biuld'],
    ['`pnpm --filter @seamline/mf-laeve test`', 'there is no package @seamline/mf-laeve'],
    ['`npm run check && npm run chekc`', 'there is no script chekc'],
    ['`pnpm seed --emplyees 4`', 'seed has no option --emplyees'],
    ['`pnpm new-remote mf-x --outsdie y`', 'new-remote has no option --outsdie'],
  ])('%j', (markdown, fault) => {
    expect(faultsOf(markdown)).toEqual([fault]);
  });

  test.each([
    '`npm start`',
    '`PORT=3001 npm start`',
    '`npm test -- -t "part of a name"`',
    '`pnpm vitest server/src/errors.test.ts -t "part of a name"`',
    '`pnpm exec playwright test mf-leave --ui`',
    '`pnpm --filter @seamline/mf-leave test`',
    '`pnpm -r build`',
    '`pnpm delivery rollback mf-leave --reason "why --not"`',
    '`npm run sweep -- --dry-run`',
    '`npm run <script>`',
    '```console\n$ pnpm delivery list\nnpm run nothing\n```',
  ])('%j is there', (markdown) => {
    expect(faultsOf(markdown)).toEqual([]);
  });

  test('browser tests', () => {
    expect(isBrowserTest('needs a name and a typo')).toBe(false);
    expect(isBrowserTest('nobody is shut out of the profile menu')).toBe(true);
  });

  test('links, files and settings', () => {
    const links =
      '[a](decisions/0001-nothing.md) [b](architecture.md#nothing) [c](architecture.md#a-request) [d](https://x)';
    expect(brokenLinks('docs/x.md', links)).toEqual([
      'docs/x.md links to decisions/0001-nothing.md, which is not there.',
      'docs/x.md links to architecture.md#nothing, and docs/architecture.md has no such heading.',
    ]);
    const code = codeIn(
      '`server/src/nothing.ts` `nothing.mjs` `scripts/root.mjs` `mf-x/src/y.ts` `shared/form` `NO_SUCH_THING`',
    );
    expect(missingFiles('x.md', code, files)).toEqual([
      'x.md names server/src/nothing.ts, which is not there.',
      'x.md names nothing.mjs, and no file is called so.',
    ]);
    expect(unknownSettings('x.md', code, sources)).toEqual([
      'x.md names the setting NO_SUCH_THING, which nothing reads.',
    ]);
  });
});
