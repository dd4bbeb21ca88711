import type { Sentence, SentenceWith } from '../phrases.ts';

/** Name, punches, hours. */
export const basicTexts = {
  title: { en: 'The shift', hi: 'शिफ़्ट', gu: 'શિફ્ટ' },
  named: {
    en: (name) => `This is the shift “${name}”, which has no code.`,
    hi: (name) => `यह शिफ़्ट “${name}” है; इसका कोई कोड नहीं है।`,
    gu: (name) => `આ શિફ્ટ “${name}” છે; તેનો કોઈ કોડ નથી.`,
  } satisfies SentenceWith<[name: string]>,
  namedWithCode: {
    en: (name, code) => `This is the shift “${name}”, with the code ${code}.`,
    hi: (name, code) => `यह शिफ़्ट “${name}” है; इसका कोड ${code} है।`,
    gu: (name, code) => `આ શિફ્ટ “${name}” છે; તેનો કોડ ${code} છે.`,
  } satisfies SentenceWith<[name: string, code: string]>,
  unnamed: {
    en: 'This shift has no name yet.',
    hi: 'इस शिफ़्ट का अभी कोई नाम नहीं है।',
    gu: 'આ શિફ્ટનું હજી કોઈ નામ નથી.',
  },
  unnamedWithCode: {
    en: (code) => `This shift has the code ${code}, but no name yet.`,
    hi: (code) => `इस शिफ़्ट का कोड ${code} है, लेकिन अभी कोई नाम नहीं है।`,
    gu: (code) => `આ શિફ્ટનો કોડ ${code} છે, પણ હજી કોઈ નામ નથી.`,
  } satisfies SentenceWith<[code: string]>,
  offset: {
    en: (offset) => `All times are those of the time zone UTC${offset}.`,
    hi: (offset) => `सभी समय UTC${offset} समय क्षेत्र के अनुसार हैं।`,
    gu: (offset) => `બધા સમય UTC${offset} સમય ઝોન પ્રમાણે છે.`,
  } satisfies SentenceWith<[offset: string]>,
  manyPunches: {
    en: 'People may punch in and out several times a day, and every stretch between counts.',
    hi: 'कर्मचारी दिन में कई बार पंच-इन और पंच-आउट कर सकते हैं, और बीच का हर समय गिना जाता है।',
    gu: 'કર્મચારીઓ દિવસમાં ઘણી વાર પંચ-ઇન અને પંચ-આઉટ કરી શકે છે, અને વચ્ચેનો દરેક સમય ગણાય છે.',
  },
  onePunch: {
    en: 'Only the first punch in and the last punch out of a day count.',
    hi: 'दिन का केवल पहला पंच-इन और आख़िरी पंच-आउट गिना जाता है।',
    gu: 'દિવસનું ફક્ત પહેલું પંચ-ઇન અને છેલ્લું પંચ-આઉટ ગણાય છે.',
  },
  outOfRangeReason: {
    en: 'A punch outside the allowed area needs a reason.',
    hi: 'तय क्षेत्र के बाहर से पंच करने पर कारण बताना ज़रूरी है।',
    gu: 'નક્કી કરેલા વિસ્તારની બહારથી પંચ કરનારે કારણ આપવું જરૂરી છે.',
  },
  noOutOfRangeReason: {
    en: 'A punch outside the allowed area needs no reason.',
    hi: 'तय क्षेत्र के बाहर से पंच करने पर कारण बताना ज़रूरी नहीं है।',
    gu: 'નક્કી કરેલા વિસ્તારની બહારથી પંચ કરનારે કારણ આપવું જરૂરી નથી.',
  },
  fullShiftHours: {
    en: 'The shift clock is complete when the whole length of the shift has been worked.',
    hi: 'शिफ़्ट के घंटे तब पूरे माने जाते हैं जब शिफ़्ट की पूरी अवधि तक काम हो जाए।',
    gu: 'શિફ્ટની આખી અવધિ જેટલું કામ થાય ત્યારે શિફ્ટના કલાક પૂરા ગણાય છે.',
  },
  minimumFullDayHours: {
    en: 'The shift clock is complete when the minimum hours of a full day have been worked.',
    hi: 'शिफ़्ट के घंटे तब पूरे माने जाते हैं जब पूरे दिन के न्यूनतम घंटों का काम हो जाए।',
    gu: 'આખા દિવસના લઘુત્તમ કલાક જેટલું કામ થાય ત્યારે શિફ્ટના કલાક પૂરા ગણાય છે.',
  },
  byProductiveHours: {
    en: 'Attendance is judged by productive hours, that is without breaks.',
    hi: 'हाज़िरी उत्पादक घंटों से, यानी ब्रेक हटाकर, तय होती है।',
    gu: 'હાજરી ઉત્પાદક કલાકો પરથી, એટલે કે બ્રેક બાદ કરીને, નક્કી થાય છે.',
  },
  byPresence: {
    en: 'Attendance is judged by all the time from the first punch in to the last punch out.',
    hi: 'हाज़िरी पहले पंच-इन से आख़िरी पंच-आउट तक के पूरे समय से तय होती है।',
    gu: 'હાજરી પહેલા પંચ-ઇનથી છેલ્લા પંચ-આઉટ સુધીના પૂરા સમય પરથી નક્કી થાય છે.',
  },
  untakenBreakDeducted: {
    en: 'A lunch or tea break that is not taken is deducted from productive hours as well.',
    hi: 'लंच या चाय का ब्रेक न लेने पर भी उसका समय उत्पादक घंटों से काटा जाता है।',
    gu: 'લંચ કે ચાનો બ્રેક ન લેવાય તો પણ તેનો સમય ઉત્પાદક કલાકોમાંથી કપાય છે.',
  },
  untakenBreakKept: {
    en: 'A lunch or tea break that is not taken is not deducted.',
    hi: 'लंच या चाय का ब्रेक न लेने पर उसका समय नहीं काटा जाता।',
    gu: 'લંચ કે ચાનો બ્રેક ન લેવાય તો તેનો સમય કપાતો નથી.',
  },
  shortBreakInFull: {
    en: 'A lunch or tea break that is cut short is deducted in full.',
    hi: 'लंच या चाय का ब्रेक तय समय से कम लेने पर भी पूरा ब्रेक काटा जाता है।',
    gu: 'લંચ કે ચાનો બ્રેક ઠરાવેલા સમયથી ઓછો લેવાય તો પણ પૂરો બ્રેક કપાય છે.',
  },
  shortBreakAsTaken: {
    en: 'A lunch or tea break that is cut short is deducted only for as long as it lasted.',
    hi: 'लंच या चाय का ब्रेक कम लेने पर केवल लिया गया समय काटा जाता है।',
    gu: 'લંચ કે ચાનો બ્રેક ઓછો લેવાય તો ફક્ત લીધેલો સમય જ કપાય છે.',
  },
} satisfies Record<string, Sentence | SentenceWith<never>>;
