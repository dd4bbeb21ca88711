import type { checks } from './errors/checks.ts';
import type { confirmations } from './errors/confirmations.ts';
import type { parts, refusals } from './errors/refusals.ts';

/**
 * Kinds of parameters: `text` is inserted as it is and may be a message as well, `list` is joined in the language of
 * the message, `number` also selects plural forms, a list of words selects one of several wordings.
 */
type ParameterKind = 'text' | 'number' | 'list' | 'message' | readonly string[];

/** The English message in ICU MessageFormat, with the kinds of its parameters where it has some. */
export type Definition = string | readonly [english: string, parameters: Readonly<Record<string, ParameterKind>>];
export type Definitions = Readonly<Record<string, Definition>>;

type Messages = typeof checks & typeof confirmations & typeof parts & typeof refusals;
export type MessageCode = keyof Messages;

/** A message of no language: the server renders it in English, the browser in the language of the interface. */
export interface LocalizedMessage {
  readonly code: string;
  readonly params: Readonly<Record<string, MessageParameter>>;
}

type MessageParameter = string | number | LocalizedMessage | readonly (string | LocalizedMessage)[];

type ValueOf<Kind> = Kind extends 'text'
  ? string | LocalizedMessage
  : Kind extends 'number'
    ? number
    : Kind extends 'message'
      ? LocalizedMessage
      : Kind extends 'list'
        ? readonly (string | LocalizedMessage)[]
        : Kind extends readonly (infer Word)[]
          ? Word
          : never;

type ParametersOf<Code extends MessageCode> = Messages[Code] extends readonly [string, infer Kinds]
  ? [params: { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> }]
  : [];

/** Builds a message from its code and parameters. */
export function localized<const Code extends MessageCode>(
  code: Code,
  ...[params]: ParametersOf<Code>
): LocalizedMessage {
  return { code, params: (params ?? {}) as LocalizedMessage['params'] };
}

/**
 * Encodes a message as JSON, for the error of a schema: Zod carries nothing but text from a check to the code that shows
 * it, which decodes the text with `decodeMessage`.
 */
export function invalid<const Code extends MessageCode>(code: Code, ...params: ParametersOf<Code>): string {
  return encodeMessage(localized(code, ...params));
}

const ENCODED = '{"code":';

/** A message as it arrives: with its sentence, which is all that other servers and earlier releases give. */
interface ReceivedMessage {
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly message?: string | undefined;
}

/** Encodes a message as text, with the sentence to show if its code is unknown; without a code only the sentence. */
export function encodeMessage({ code, params, message }: ReceivedMessage): string {
  return code === undefined ? (message ?? '') : JSON.stringify({ code, params, message });
}

/** Decodes the message of a text; undefined for any other text, such as a screen's own sentence. */
export function decodeMessage(text: string): (LocalizedMessage & { readonly message?: string }) | undefined {
  if (!text.startsWith(ENCODED)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
