import { type Catalogue, formatNumber } from '@seamline/shared/messages';
import type { TableTexts } from './texts.ts';

export const texts: Catalogue<TableTexts> = {
  retry: 'ફરી પ્રયાસ કરો',
  details: 'વિગતો',
  opening: 'ખુલી રહ્યું છે…',
  more: 'વધુ',
  less: 'ઓછું',
  count: (shown, total) => `${formatNumber(total)}માંથી ${formatNumber(shown)}`,
};
