import type { Catalogue } from '@seamline/shared/messages';
import type { UiTexts } from './texts.ts';

export const texts: Catalogue<UiTexts> = {
  cancel: 'रद्द करें',
  close: 'बंद करें',
  wait: 'कृपया रुकें…',
  retry: 'फिर से कोशिश करें',
  messages: 'संदेश',
  dismiss: 'संदेश हटाएँ',
  deleteTitle: 'हटाने की पुष्टि करें',
  deleteConfirm: 'हाँ, हटाएँ',
  deleteQuestion: (name) => `${name} को हटाएँ? इसे वापस नहीं लाया जा सकता।`,
};
