import { decodeMessage } from '@seamline/shared/contract/errors';
import { checks } from '@seamline/shared/contract/errors/checks';
import { rendererFor } from '@seamline/shared/contract/errors/render';
import { PackageMessages, useI18n } from '@seamline/shared/i18n';

/** Messages of the server and of failed checks. The server answers in English itself. */
export const errorMessages = new PackageMessages({
  hi: () => import('../../locales/errors/hi.po'),
  gu: () => import('../../locales/errors/gu.po'),
});

/** A message of the server or of a failed check in the language of the interface; empty where its code is unknown. */
export const renderMessage = rendererFor(errorMessages.i18n, checks);

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
