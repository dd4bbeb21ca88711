import type { PhraseBook } from '@seamline/shared/messages';

export const texts: PhraseBook = {
  'Head Office': 'મુખ્ય કાર્યાલય',
  Showroom: 'શોરૂમ',
  Factory: 'ફૅક્ટરી',
  Warehouse: 'ગોદામ',
  'Design Studio': 'ડિઝાઇન સ્ટુડિયો',
  Franchise: 'ફ્રૅન્ચાઇઝી',
};
