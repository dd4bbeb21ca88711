import type { PhraseBook } from '@seamline/shared/messages';

export const texts: PhraseBook = {
  'Head Office': 'मुख्य कार्यालय',
  Showroom: 'शोरूम',
  Factory: 'फ़ैक्टरी',
  Warehouse: 'गोदाम',
  'Design Studio': 'डिज़ाइन स्टूडियो',
  Franchise: 'फ़्रैंचाइज़ी',
};
