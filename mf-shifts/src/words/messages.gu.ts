import type { Catalogue } from '@seamline/shared/messages';
import type { WordsTexts } from './messages.ts';

export const texts: Catalogue<WordsTexts> = {
  copy: 'લખાણ કૉપિ કરો',
  copied: 'લખાણ કૉપિ થયું.',
  copyFailed: 'બ્રાઉઝરે કૉપિ કરવા દીધું નહીં. લખાણ પસંદ કરીને જાતે કૉપિ કરો.',
  marked: 'જે વાક્યો પર રંગ છે તે ફૉર્મ ખૂલ્યા પછી બદલાયાં છે.',
};
