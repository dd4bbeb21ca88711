import { defineMessages } from '@seamline/shared/messages';

export const wordsMessages = defineMessages({
  language: 'Language of the text',
  copy: 'Copy the text',
  copied: 'The text was copied.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
  marked: 'Marked sentences are new since the form was opened.',
});
