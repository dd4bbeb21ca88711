import type { Catalogue } from '@seamline/shared/messages';
import type { TryOutTexts } from './tryOutMessages.ts';

export const texts: Catalogue<TryOutTexts> = {
  check: 'નિયમોની ચકાસણી',
  words: 'શિફ્ટ, શબ્દોમાં',
  weekOffs: 'આગામી 13 અઠવાડિયાંની સાપ્તાહિક રજાઓ',
  simulator: 'પંચ નાખીને અજમાવો',
  language: 'ચકાસણી, શબ્દો અને પંચની ભાષા',
  loading: 'શિફ્ટનો અર્થ લોડ થઈ રહ્યો છે...',
  failed: 'શિફ્ટનો અર્થ લોડ થઈ શક્યો નથી. ફૉર્મ તેના વગર પણ કામ કરે છે.',
  explanation: {
    copy: 'લખાણ કૉપિ કરો',
    copied: 'લખાણ કૉપિ થયું.',
    copyFailed: 'બ્રાઉઝરે કૉપિ કરવા દીધું નહીં. લખાણ પસંદ કરીને જાતે કૉપિ કરો.',
    marked: 'જે વાક્યો પર રંગ છે તે ફૉર્મ ખૂલ્યા પછી બદલાયાં છે.',
  },
  preview: {
    caption: 'આગામી 13 અઠવાડિયાંની સાપ્તાહિક રજાઓ',
    week: 'અઠવાડિયું',
    off: (date) => `${date}, સાપ્તાહિક રજા`,
    work: (date) => `${date}, કામનો દિવસ`,
    today: 'આજે',
    count: (days) => `13 અઠવાડિયાંમાં ${days} દિવસ રજા.`,
    fifth: (dates) => `મહિનામાં પોતાના વારનો પાંચમો દિવસ: ${dates}.`,
    fifthOff: (date) => `${date} (રજા)`,
    fifthWorked: (date) => `${date} (કામ)`,
    automatic: (count) =>
      `સાપ્તાહિક રજા આપોઆપ મળે છે, તેથી તેની તારીખ નક્કી નથી: દર અઠવાડિયે સોમવારથી રવિવાર સુધીમાં પંચ ${count === 1 ? 'વગરનો પહેલો દિવસ' : `વગરના પહેલા ${count} દિવસ`}.`,
    automaticOpen: 'સાપ્તાહિક રજા આપોઆપ મળે છે, પણ અઠવાડિયામાં કેટલી તે નક્કી નથી; તેથી કોઈ રજા મળતી નથી.',
    none: 'અઠવાડિયામાં કોઈ દિવસ રજા નથી.',
  },
};
