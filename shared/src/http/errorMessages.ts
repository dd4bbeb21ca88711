import type { Messages } from '@lingui/core';
import { decodeMessage } from '@seamline/shared/contract/errors';
import english from '@seamline/shared/contract/errors/checks.en.json' with { type: 'json' };
import { rendererFor } from '@seamline/shared/contract/errors/render';
import { PackageMessages, useI18n } from '@seamline/shared/i18n';

/** Messages of the server and of failed checks. In English only the checks: the server answers in English itself. */
export const errorMessages = new PackageMessages({
  en: messagesIn(english),
  hi: async () => {
    const hindi = await import('@seamline/shared/contract/errors/catalogue.hi.json', { with: { type: 'json' } });
    return { messages: messagesIn(hindi.default) };
  },
  gu: async () => {
    const gujarati = await import('@seamline/shared/contract/errors/catalogue.gu.json', { with: { type: 'json' } });
    return { messages: messagesIn(gujarati.default) };
  },
});

/** The type of a JSON file is wider than that of a compiled catalogue. */
function messagesIn(catalogue: object): Messages {
  return catalogue as Messages;
}

/** A message of the server or of a failed check in the language of the interface; empty where its code is unknown. */
export const renderMessage = rendererFor(errorMessages.i18n);

/** The text of a form's error in the language of the interface; a sentence that encodes no message stays as it is. */
export function errorText(error: string): string {
  const message = decodeMessage(error);
  return message ? renderMessage(message) || message.message || message.code : error;
}

/** Returns `errorText` for a component, which is rendered again when the language changes. */
export function useErrorText(): (error: string) => string {
  useI18n(errorMessages);
  return (error) => errorText(error);
}
