import { type Catalogue, formatNumber } from '@seamline/shared/messages';
import type { TableTexts } from './texts.ts';

export const texts: Catalogue<TableTexts> = {
  retry: 'फिर से कोशिश करें',
  details: 'विवरण',
  opening: 'खुल रहा है…',
  more: 'ज़्यादा',
  less: 'कम',
  clearFilters: 'खोज और फ़िल्टर हटाएँ',
  gone: 'यह रिकॉर्ड मौजूद नहीं है। शायद इसे हटा दिया गया है।',
  backToList: 'सूची पर वापस',
  count: (shown, total) => `${formatNumber(total)} में से ${formatNumber(shown)}`,
};
