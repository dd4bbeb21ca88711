import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';

export const { compileMessageOrThrow } = createRequire(join(root, 'shared/package.json'))(
  '@lingui/message-utils/compileMessage',
);

/**
 * Says what is wrong with the PO files of a package.
 * @param {Record<string, { message?: string }>} sources messages of the sources by id
 * @param {Record<string, Record<string, { message?: string, translation?: string }>>} files PO entries by language and id
 */
export function faultsOf(sources, files) {
  return Object.entries(files).flatMap(([language, entries]) => [
    // The words of what is data are the id themselves.
    ...Object.entries(sources).flatMap(([id, { message = id }]) => faultOf(language, message, entries?.[id])),
    ...Object.entries(entries ?? {})
      .filter(([id]) => !Object.hasOwn(sources, id))
      .map(([id, { message = id }]) => `${language} has “${message}”, which no source uses: run \`pnpm messages\`.`),
  ]);
}

function faultOf(language, message, entry) {
  if (!entry) return [`${language} lacks “${message}”: run \`pnpm messages\` and translate it.`];
  const { translation } = entry;
  if (!translation) return [`${language} has no translation of “${message}”.`];
  try {
    const names = placeholdersOf(translation).join(', ');
    if (names === placeholdersOf(message).join(', ')) return [];
    return [`${language} has other placeholders or cases than “${message}”: ${names}.`];
  } catch (error) {
    return [`${language} cannot be compiled: “${translation}” (${error.message})`];
  }
}

/**
 * Returns the names of the placeholders and tags of an ICU message, and the cases of its choices, sorted. A missing case
 * would show the words of `other`. The forms of a plural are those of each language.
 */
function placeholdersOf(message) {
  const names = new Set(message.match(/<\/?\w+\/?>/g));
  const visit = (tokens) => {
    for (const token of Array.isArray(tokens) ? tokens : []) {
      if (!Array.isArray(token)) continue;
      // A language whose words do not change with a number that is not shown needs no plural.
      if (token[1] !== 'plural' || JSON.stringify(token[2]).includes('"#"')) names.add(token[0]);
      for (const [word, wording] of token[1] === 'select' ? Object.entries(token[2]) : []) {
        // Lingui compiles an `offset` without a value into each choice.
        if (wording !== undefined) names.add(`${token[0]}=${word}`);
      }
      for (const branch of Object.values(token[2] ?? {})) visit(branch);
    }
  };
  visit(compileMessageOrThrow(message));
  return [...names].sort();
}
