import { defineMessages } from '@seamline/shared/messages';

export const formMessages = defineMessages({
  cancel: 'Cancel',
  choose: 'Choose…',
  unsavedTitle: 'You have unsaved changes.',
  unsavedLead: 'What you typed here will be lost if you leave now.',
  stay: 'Stay',
  discard: 'Discard',
  checkFields: 'Please check the marked fields.',
  counter: (used: number, most: number) => `${used}/${most}`,
});
