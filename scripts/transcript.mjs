import { stripVTControlCharacters } from 'node:util';
import { codeIn } from './manual.mjs';

/** Lines that pnpm and npm print before the output of a script. */
const OF_THE_RUNNER = /^(?:[>$] |npm (?:warn|notice) )/;

/** The commands of a page’s console blocks, each with the lines that the page says it answers. */
export function transcriptOf(markdown) {
  const lines = codeIn(markdown)
    .blocks.filter(({ language }) => language === 'console')
    .flatMap(({ text }) =>
      text
        .trimEnd()
        .replaceAll(/\\\n\s*/g, '')
        .split('\n'),
    );
  const steps = [];
  for (const line of lines) {
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), expected: [] });
    else steps.at(-1)?.expected.push(line);
  }
  return steps;
}

/** Returns whether an output matches that of a page: a line `…` matches any lines, and hashes and times may differ. */
export function isAsWritten(expected, output) {
  const given = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !OF_THE_RUNNER.test(line))
    .map(timeless);
  let at = 0;
  let skips = false;
  for (const line of expected.filter((each) => each.trim()).map(timeless)) {
    if (line === '…') {
      skips = true;
      continue;
    }
    const found = given.indexOf(line, at);
    if (found < 0 || (found > at && !skips)) return false;
    at = found + 1;
    skips = false;
  }
  return skips || at === given.length;
}

function timeless(line) {
  return line
    .trim()
    .replaceAll(/\b[0-9a-f]{12}\b/g, '<hash>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/\b\d+ min \d+ s\b|\b[\d.]+ ?(?:ms|s)\b/g, '<time>')
    .replaceAll(/\b[\d.]+ (?:B|kB|MB)\b/g, '<size>')
    .replaceAll(/"who":"[^"]*"|"revision":\d+/g, '<who>')
    .replaceAll(/\s+/g, ' ');
}
