import { defineMessages } from '@seamline/shared/messages';

const english = {
  cancel: 'Cancel',
  saving: 'Saving…',
  choose: 'Choose…',
  unsavedTitle: 'You have unsaved changes.',
  unsavedLead: 'What you typed here will be lost if you leave now.',
  stay: 'Stay',
  discard: 'Discard',
  draftRestored: (when: string) => `Your unsaved entries of ${when} are back.`,
  draftOutdated: 'Somebody has changed the record since then: saving shows what differs.',
  draftWithoutFiles: 'Files are never kept: please choose them again.',
  discardDraft: 'Discard them',
  checkFields: 'Please check the marked fields.',
  conflictChange: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  conflictFile: (field: string) => `${field}: another file`,
  empty: '(empty)',
  yes: 'Yes',
  no: 'No',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  counter: (used: number, most: number) => `${used}/${most}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseFile: 'Choose a file',
  chooseFileFor: (label: string) => `Choose a file for ${label}`,
  undoFile: (label: string) => `Undo the choice for ${label}`,
  fileHint: {
    pictures: 'JPEG, PNG or WebP, at most 5 MB.',
    documents: 'JPEG, PNG, WebP or PDF, at most 5 MB.',
  },
  pictureType: 'Choose a JPEG, PNG or WebP picture.',
  documentType: 'Choose a JPEG, PNG or WebP picture, or a PDF.',
  fileSize: 'Choose a file of at most 5 MB.',
  fileEmpty: 'This file is empty. Choose another one.',
  fileUnreadable: 'This file is not a picture that can be shown. Choose another one.',
  pictureBroken: 'The picture cannot be shown.',
};

/** What a translation of these texts has. */
export type FormTexts = typeof english;

export const formMessages = defineMessages(english, {
  hi: () => import('./texts.hi.ts'),
  gu: () => import('./texts.gu.ts'),
});
