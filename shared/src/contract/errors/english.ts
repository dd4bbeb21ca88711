import { setupI18n } from '@lingui/core';
import { type Definitions, decodeMessage, type LocalizedMessage } from '../errors.ts';
import { checks } from './checks.ts';
import { compileMessage } from './compileMessage.ts';
import { confirmations } from './confirmations.ts';
import { parts, refusals } from './refusals.ts';
import { rendererFor } from './render.ts';

const ALL: Definitions = { ...checks, ...refusals, ...confirmations, ...parts };
const render = rendererFor(setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage), ALL);

/** Renders a message in English, the language of the server; its code where that is unknown. */
export const inEnglish = (message: LocalizedMessage): string => render(message) || message.code;

/** Renders the message that a check has encoded as text in English; any other text stays as it is. */
export function textInEnglish(text: string): string {
  const message = decodeMessage(text);
  return message ? inEnglish(message) : text;
}
