import type { Sentence, SentenceWith } from '../phrases.ts';

/** When breaks may be taken, and who approves them. */
export const breakTexts = {
  title: { en: 'Breaks', hi: 'ब्रेक', gu: 'બ્રેક' },
  atSetTimes: {
    en: 'Lunch and tea are taken at their set times.',
    hi: 'लंच और चाय का ब्रेक तय समय पर ही लिया जाता है।',
    gu: 'લંચ અને ચાનો બ્રેક નક્કી કરેલા સમયે જ લેવાય છે.',
  },
  anytime: {
    en: 'Lunch and tea may be taken at any time of the shift, for as long as set.',
    hi: 'लंच और चाय का ब्रेक शिफ़्ट में कभी भी, तय अवधि तक लिया जा सकता है।',
    gu: 'લંચ અને ચાનો બ્રેક શિફ્ટમાં ગમે ત્યારે, ઠરાવેલી અવધિ સુધી લઈ શકાય છે.',
  },
  faceAppFree: {
    en: 'Breaks punched in the face app need no approval.',
    hi: 'फ़ेस ऐप में दर्ज ब्रेक के लिए मंज़ूरी ज़रूरी नहीं है।',
    gu: 'ફેસ ઍપમાં નોંધાયેલા બ્રેક માટે મંજૂરી જરૂરી નથી.',
  },
  faceAppApproved: {
    en: (kind) => `${kind} punched in the face app must be approved.`,
    hi: (kind) => `फ़ेस ऐप में दर्ज ${kind} के लिए मंज़ूरी ज़रूरी है।`,
    gu: (kind) => `ફેસ ઍપમાં નોંધાયેલા ${kind} માટે મંજૂરી જરૂરી છે.`,
  } satisfies SentenceWith<[kind: string]>,
  faceAppPreApproved: {
    en: (kind) => `${kind} punched in the face app must be approved beforehand.`,
    hi: (kind) => `फ़ेस ऐप में दर्ज ${kind} के लिए पहले से मंज़ूरी ज़रूरी है।`,
    gu: (kind) => `ફેસ ઍપમાં નોંધાયેલા ${kind} માટે અગાઉથી મંજૂરી જરૂરી છે.`,
  } satisfies SentenceWith<[kind: string]>,
  PERSONAL_BREAK: { en: 'Personal breaks', hi: 'निजी ब्रेक', gu: 'અંગત બ્રેક' },
  LUNCH: { en: 'Lunch breaks', hi: 'लंच ब्रेक', gu: 'લંચ બ્રેક' },
  TEA_BREAK: { en: 'Tea breaks', hi: 'चाय के ब्रेक', gu: 'ચાના બ્રેક' },
  employeeAppFree: {
    en: 'Breaks punched in the employee app need no approval.',
    hi: 'कर्मचारी ऐप में दर्ज ब्रेक के लिए मंज़ूरी ज़रूरी नहीं है।',
    gu: 'કર્મચારી ઍપમાં નોંધાયેલા બ્રેક માટે મંજૂરી જરૂરી નથી.',
  },
  employeeAppApproved: {
    en: 'Breaks punched in the employee app must be approved.',
    hi: 'कर्मचारी ऐप में दर्ज ब्रेक के लिए मंज़ूरी ज़रूरी है।',
    gu: 'કર્મચારી ઍપમાં નોંધાયેલા બ્રેક માટે મંજૂરી જરૂરી છે.',
  },
  employeeAppPreApproved: {
    en: 'Breaks punched in the employee app must be approved beforehand.',
    hi: 'कर्मचारी ऐप में दर्ज ब्रेक के लिए पहले से मंज़ूरी ज़रूरी है।',
    gu: 'કર્મચારી ઍપમાં નોંધાયેલા બ્રેક માટે અગાઉથી મંજૂરી જરૂરી છે.',
  },
  employeeAppOutOfRange: {
    en: 'Breaks punched in the employee app must be approved when they are punched outside the allowed area.',
    hi: 'कर्मचारी ऐप में तय क्षेत्र के बाहर से दर्ज ब्रेक के लिए मंज़ूरी ज़रूरी है।',
    gu: 'કર્મચારી ઍપમાં નક્કી વિસ્તારની બહારથી નોંધાયેલા બ્રેક માટે મંજૂરી જરૂરી છે.',
  },
} satisfies Record<string, Sentence | SentenceWith<never>>;
