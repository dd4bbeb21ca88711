import type { PhraseBook } from '@seamline/shared/messages';

export const texts: PhraseBook = {
  Male: 'पुरुष',
  Female: 'महिला',
  Other: 'अन्य',
  'Full time': 'फ़ुल-टाइम',
  'Part time': 'पार्ट-टाइम',
};
