import type { Catalogue } from '@seamline/shared/messages';
import type { RemoteTexts } from './messages.ts';

export const texts: Catalogue<RemoteTexts> = {
  remoteUnavailable: (title) => `“${title}” હમણાં ઉપલબ્ધ નથી`,
  remoteUnavailableLead: 'Seamlineનો બાકીનો ભાગ પહેલાંની જેમ ચાલે છે; તમે બીજે કરેલું કામ સલામત છે.',
  remoteOwner: (owner) => `તેની સંભાળ: ${owner}.`,
  compositionForReports: (id) => `જાણ કરતી વખતે સંયોજન ${id} જણાવો.`,
  retry: 'ફરી પ્રયાસ કરો',
  screenFailed: (title) => `“${title}”નું આ પેજ ખામીને લીધે અટકી ગયું`,
  screenNotLoaded: (title) => `“${title}”નું આ પેજ લોડ થઈ શક્યું નહીં`,
  reasonTimeout: 'તેણે સમયસર જવાબ આપ્યો નથી.',
  reasonLoad: 'તેની ફાઇલો લોડ થઈ શકી નહીં.',
  reasonEvaluation: 'તે શરૂ થતી વખતે ખામીને લીધે અટકી ગયું.',
  reasonContract: 'તેમાં જે પેજ હોવાં જોઈએ તે નથી.',
  reasonUntrusted: 'તેની ટીમે તેના પર સહી કરી નથી, અથવા પછીથી કોઈએ તેને બદલ્યું છે. તેનું કંઈ ચલાવ્યું નથી.',
  reasonIncompatible: 'તે આ પેજના બીજા વર્ઝન માટે બનેલું છે.',
};
