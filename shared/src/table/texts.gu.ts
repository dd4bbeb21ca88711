import { type Catalogue, formatNumber } from '@seamline/shared/messages';
import type { TableTexts } from './texts.ts';

export const texts: Catalogue<TableTexts> = {
  retry: 'ફરી પ્રયાસ કરો',
  details: 'વિગતો',
  opening: 'ખુલી રહ્યું છે…',
  more: 'વધુ',
  less: 'ઓછું',
  clearFilters: 'શોધ અને ફિલ્ટર દૂર કરો',
  gone: 'આ રેકોર્ડ હવે નથી. કદાચ કાઢી નાખવામાં આવ્યો છે.',
  backToList: 'યાદી પર પાછા',
  count: (shown, total) => `${formatNumber(total)}માંથી ${formatNumber(shown)}`,
};
