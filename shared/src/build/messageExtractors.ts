import { pathToFileURL } from 'node:url';
import type { ExtractedMessage, ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Definition, Definitions } from '@seamline/shared/contract/errors';
import type { CommandDeclaration } from '@seamline/shared/remote';

type Message = Omit<ExtractedMessage, 'origin'>;

/** Makes an extractor of files that state their messages as data, not in Lingui's macros: it runs the file. */
function dataExtractor<Module>(file: RegExp, messagesOf: (module: Module) => Message[]): ExtractorType {
  return {
    match: (path) => file.test(path),
    extract: async (path, _code, found) => {
      const module = (await import(pathToFileURL(path).href)) as Module;
      for (const message of messagesOf(module)) found({ ...message, origin: [path, 1] });
    },
  };
}

/** The labels of the command palette. A text of a screen with the same English has the same translation. */
const commands = dataExtractor<{ commands: readonly CommandDeclaration[] }>(/[\\/]src[\\/]commands\.ts$/, (module) =>
  module.commands.map(({ label }) => ({ id: generateMessageId(label), message: label })),
);

/** The messages of the server and of failed checks, by their codes. */
const errors = dataExtractor<Record<string, Definitions>>(
  /[\\/]contract[\\/]errors[\\/](?:checks|refusals)\.ts$/,
  (module) =>
    Object.values(module).flatMap((definitions) =>
      Object.entries(definitions).map(([code, definition]) => ({ id: code, ...withNotes(definition) })),
    ),
);

/** What `lingui extract` reads beside Lingui's macros. */
export const messageExtractors: ExtractorType[] = [commands, errors];

const NOTES = {
  text: 'a name or text as it was typed; it has no grammatical form',
  number: 'a number',
  list: 'names or counts, joined by commas and "and"',
  message: 'another message of this file, such as a duration',
} as const;

/** The English is a comment too: the file of another language has the code alone. */
function withNotes(definition: Definition): Pick<Message, 'message' | 'comment'> {
  const [message, parameters] = typeof definition === 'string' ? [definition, {}] : definition;
  const notes = Object.entries(parameters).map(
    ([name, kind]) =>
      `{${name}}: ${typeof kind === 'string' ? NOTES[kind as keyof typeof NOTES] : `one of ${kind.join(', ')}`}`,
  );
  return { message, comment: [`English: ${message}`, ...notes].join('\n') };
}
