import type { Catalogue } from '@seamline/shared/messages';
import type { TryOutTexts } from './messages.ts';

export const texts: Catalogue<TryOutTexts> = {
  check: 'નિયમોની ચકાસણી',
  words: 'શિફ્ટ, શબ્દોમાં',
  weekOffs: 'આગામી 13 અઠવાડિયાંની સાપ્તાહિક રજાઓ',
  simulator: 'પંચ નાખીને અજમાવો',
  language: 'ચકાસણી, શબ્દો અને પંચની ભાષા',
  loading: 'શિફ્ટનો અર્થ લોડ થઈ રહ્યો છે...',
  failed: 'શિફ્ટનો અર્થ લોડ થઈ શક્યો નથી. ફૉર્મ તેના વગર પણ કામ કરે છે.',
};
