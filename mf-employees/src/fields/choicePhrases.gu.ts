import type { PhraseBook } from '@seamline/shared/messages';

export const texts: PhraseBook = {
  Male: 'પુરુષ',
  Female: 'મહિલા',
  Other: 'અન્ય',
  'Full time': 'ફુલ-ટાઇમ',
  'Part time': 'પાર્ટ-ટાઇમ',
};
