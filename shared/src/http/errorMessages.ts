import { decodeMessage, type LocalizedMessage } from '@seamline/shared/contract/errors';
import { catalogue } from '@seamline/shared/contract/errors/checks.en';
import { messageRenderer, type RenderMessage } from '@seamline/shared/contract/errors/render';
import { defineMessages, useMessages } from '@seamline/shared/messages';
import { useCallback } from 'react';

/** Failed checks in English. The server's own messages come in English with its answers. */
const english = { render: messageRenderer('en', catalogue) };

const errorMessages = defineMessages(english, {
  hi: async () => {
    const { catalogue: hindi } = await import('@seamline/shared/contract/errors/catalogue.hi');
    return { texts: { render: messageRenderer('hi', hindi) } };
  },
  gu: async () => {
    const { catalogue: gujarati } = await import('@seamline/shared/contract/errors/catalogue.gu');
    return { texts: { render: messageRenderer('gu', gujarati) } };
  },
});

/** A message of the server or of a failed check in the language of the interface; empty where its code is unknown. */
export function renderMessage(message: LocalizedMessage): string {
  return errorMessages.current().render(message);
}

function textOf(error: string, render: RenderMessage): string {
  const message = decodeMessage(error);
  return message ? render(message) || message.message || english.render(message) || message.code : error;
}

/** The text of a form's error in the language of the interface; a sentence that encodes no message stays as it is. */
export function errorText(error: string): string {
  return textOf(error, renderMessage);
}

/** The same for a component, in the language that it shows its texts in. */
export function useErrorText(): (error: string) => string {
  const { render } = useMessages(errorMessages);
  return useCallback((error) => textOf(error, render), [render]);
}
