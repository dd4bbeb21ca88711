import type { Catalogue } from '@seamline/shared/messages';
import type { PlaceholderTexts } from './messages.ts';

export const texts: Catalogue<PlaceholderTexts> = {
  placeholderTitle: 'ચકાસણી ચાલુ છે',
  placeholderItem: (item) => `“${item}” હજી ઉપલબ્ધ નથી.`,
  placeholderUnknown: 'આ ભાગ હજી ઉપલબ્ધ નથી.',
  misspeltAddress: 'મેનૂનું સરનામું ખોટું લખેલું છે; પેજ એ જ છે.',
  lookingForAddShift: 'શું તમે “શિફ્ટ ઉમેરો” શોધો છો?',
};
