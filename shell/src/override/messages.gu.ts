import type { Catalogue } from '@seamline/shared/messages';
import type { OverrideTexts } from './messages.ts';

export const texts: Catalogue<OverrideTexts> = {
  name: 'ડેવલપમેન્ટ સર્વર',
  shown: (remote, address) => `${remote} તેની રિલીઝમાંથી નહીં, ${address} પરથી આવે છે.`,
  stop: 'રોકો',
  close: 'બંધ કરો',
  releaseInstead: 'રિલીઝ બતાવાય છે.',
  unreadable: (text) => `“${text}” કોઈ ડેવલપમેન્ટ સર્વર નથી. તે આવું દેખાય છે: mf-leave@http://localhost:3102/.`,
  notAllowed: (remote, address) => `${remote} ${address} પરથી લેવાયું નથી: પેજ ચલાવનારે તેની છૂટ આપી નથી (OVERRIDE_ORIGINS).`,
  unreachable: (remote, address) => `${remote} ${address} પરથી લઈ શકાયું નહીં: ત્યાં આ પેજ વાંચી શકે તેવી mf-stats.json નથી.`,
  anotherRemote: (remote, address) => `${address} પર ${remote} નહીં, બીજું રિમોટ છે.`,
  forDevelopment: (remote, address) =>
    `${address}નું ${remote} Reactના ડેવલપમેન્ટ વર્ઝન માટે બનેલું છે, અને આ પેજ પ્રોડક્શન વર્ઝન ચલાવે છે. તેને mode: 'production' સાથે બનાવો.`,
  incompatible: (remote, address) => `${address}નું ${remote} આ પેજના બીજા વર્ઝન માટે બનેલું છે.`,
  notLoaded: (remote, address) => `${address}નું ${remote} લોડ થઈ શક્યું નહીં.`,
  stopped: (remote, address) => `${address}નું ${remote} ખામીને લીધે અટકી ગયું.`,
};
