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
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseImage: 'Choose an image',
  changeImage: 'Change the image',
  undoImage: 'Undo',
  imageHint: 'JPEG, PNG or WebP, at most 5 MB.',
  imageType: 'Choose a JPEG, PNG or WebP image.',
  imageSize: 'Choose an image of at most 5 MB.',
  imageBroken: 'The picture cannot be shown.',
});
