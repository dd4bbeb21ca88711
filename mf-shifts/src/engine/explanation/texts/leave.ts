import type { Sentence, SentenceWith } from '../phrases.ts';

/** Short leave, sandwich leave, leave on days off. */
export const leaveTexts = {
  title: {
    en: 'Short leave and days off within leave',
    hi: 'शॉर्ट लीव और छुट्टी के बीच के अवकाश',
    gu: 'શોર્ટ લીવ અને રજા વચ્ચેના દિવસો',
  },
  noShortLeave: {
    en: 'There is no short leave, and days off within a leave are never counted as leave.',
    hi: 'शॉर्ट लीव नहीं मिलती, और छुट्टी के बीच आने वाले अवकाश के दिन छुट्टी में नहीं गिने जाते।',
    gu: 'શોર્ટ લીવ મળતી નથી, અને લીધેલી રજા વચ્ચે આવતી સાપ્તાહિક કે જાહેર રજા તેમાં ગણાતી નથી.',
  },
  shortLeave: {
    en: (count, time) => `Short leave may be taken ${count}, for up to ${time} each time.`,
    hi: (count, time) => `शॉर्ट लीव ${count} ली जा सकती है, हर बार ${time} तक।`,
    gu: (count, time) => `શોર્ટ લીવ ${count} લઈ શકાય છે, દર વખતે ${time} સુધી.`,
  } satisfies SentenceWith<[count: string, time: string]>,
  timesAMonth: {
    en: (count) => ['never', 'once a month', 'twice a month'][count] ?? `${count} times a month`,
    hi: (count) => `महीने में ${count} बार`,
    gu: (count) => `મહિનામાં ${count} વાર`,
  } satisfies SentenceWith<[count: number]>,
  anyTimes: { en: 'any number of times', hi: 'कितनी भी बार', gu: 'ગમે તેટલી વાર' },
  requested: {
    en: 'Short leave has to be asked for.',
    hi: 'शॉर्ट लीव के लिए पहले अनुरोध करना होता है।',
    gu: 'શોર્ટ લીવ માટે પહેલાં અરજી કરવી પડે છે.',
  },
  unrequested: {
    en: 'Short leave is used automatically when an employee comes late or leaves early.',
    hi: 'देर से आने या जल्दी जाने पर शॉर्ट लीव अपने आप लग जाती है।',
    gu: 'મોડા આવવા કે વહેલા જવા પર શોર્ટ લીવ આપોઆપ વપરાય છે.',
  },
  oneEnd: {
    en: 'A short leave covers one end of the day: a late arrival or an early departure.',
    hi: 'एक शॉर्ट लीव दिन के एक सिरे के लिए होती है: देर से आना या जल्दी जाना।',
    gu: 'એક શોર્ટ લીવ દિવસના એક છેડા માટે છે: મોડા આવવું અથવા વહેલા જવું.',
  },
  bothEnds: {
    en: 'A short leave may be split between a late arrival and an early departure of the same day.',
    hi: 'एक शॉर्ट लीव को उसी दिन देर से आने और जल्दी जाने में बाँटा जा सकता है।',
    gu: 'એક શોર્ટ લીવને તે જ દિવસે મોડા આવવા અને વહેલા જવા વચ્ચે વહેંચી શકાય છે.',
  },
  buffer: {
    en: (time) => `Going over a short leave by up to ${time} is forgiven.`,
    hi: (time) => `शॉर्ट लीव का समय ${time} तक पार होने पर छूट है।`,
    gu: (time) => `શોર્ટ લીવનો સમય ${time} સુધી વટાવાય તો છૂટ છે.`,
  } satisfies SentenceWith<[time: string]>,
  noBuffer: {
    en: 'Going over a short leave is not forgiven.',
    hi: 'शॉर्ट लीव का समय पार होने पर कोई छूट नहीं है।',
    gu: 'શોર્ટ લીવનો સમય વટાવાય તો કોઈ છૂટ નથી.',
  },
  shortLeaveDays: {
    en: (days) => `Short leave is possible on ${days}.`,
    hi: (days) => `शॉर्ट लीव ${days} को ली जा सकती है।`,
    gu: (days) => `શોર્ટ લીવ ${days}ે લઈ શકાય છે.`,
  } satisfies SentenceWith<[days: string]>,
  shortLeaveAnyDay: {
    en: 'Short leave is possible on every day.',
    hi: 'शॉर्ट लीव किसी भी दिन ली जा सकती है।',
    gu: 'શોર્ટ લીવ કોઈ પણ દિવસે લઈ શકાય છે.',
  },
  leavingMakesHalf: {
    en: 'The limit before which leaving makes a half day is in force.',
    hi: 'तय समय से पहले जाने पर आधा दिन मानने का नियम लागू है।',
    gu: 'નક્કી સમય પહેલાં જવાથી અડધો દિવસ ગણવાનો નિયમ લાગુ છે.',
  },
  leavingMakesNoHalf: {
    en: 'The limit before which leaving makes a half day is not in force.',
    hi: 'तय समय से पहले जाने पर आधा दिन मानने का नियम लागू नहीं है।',
    gu: 'નક્કી સમય પહેલાં જવાથી અડધો દિવસ ગણવાનો નિયમ લાગુ નથી.',
  },
  sandwichBothSides: {
    en: 'Days off count as leave when there is leave or absence on both sides of them (sandwich leave).',
    hi: 'अवकाश के दिनों के दोनों ओर छुट्टी या ग़ैरहाज़िरी हो, तो वे दिन भी छुट्टी गिने जाते हैं (सैंडविच लीव)।',
    gu: 'સાપ્તાહિક કે જાહેર રજાની બંને બાજુ લીધેલી રજા કે ગેરહાજરી હોય, તો તે દિવસો પણ લીધેલી રજા ગણાય છે (સેન્ડવિચ લીવ).',
  },
  sandwichOneSide: {
    en: 'Days off count as leave when there is leave or absence on either side of them (sandwich leave).',
    hi: 'अवकाश के दिनों के किसी एक ओर भी छुट्टी या ग़ैरहाज़िरी हो, तो वे दिन छुट्टी गिने जाते हैं (सैंडविच लीव)।',
    gu: 'સાપ્તાહિક કે જાહેર રજાની કોઈ એક બાજુ પણ લીધેલી રજા કે ગેરહાજરી હોય, તો તે દિવસો લીધેલી રજા ગણાય છે (સેન્ડવિચ લીવ).',
  },
  noSandwich: {
    en: 'Days off between days of leave or absence stay days off (no sandwich leave).',
    hi: 'छुट्टी या ग़ैरहाज़िरी के बीच आने वाले अवकाश के दिन अवकाश ही रहते हैं (सैंडविच लीव नहीं है)।',
    gu: 'લીધેલી રજા કે ગેરહાજરી વચ્ચે આવતી સાપ્તાહિક કે જાહેર રજા યથાવત્ રહે છે (સેન્ડવિચ લીવ નથી).',
  },
  mixedSandwich: {
    en: 'A holiday and a week off next to each other count as one block for that.',
    hi: 'इसके लिए साथ-साथ आने वाले सार्वजनिक और साप्ताहिक अवकाश को एक ही समूह माना जाता है।',
    gu: 'આ માટે જોડે આવતી જાહેર રજા અને સાપ્તાહિક રજા એક જ સમૂહ ગણાય છે.',
  },
  noMixedSandwich: {
    en: 'A holiday and a week off next to each other stay days off.',
    hi: 'साथ-साथ आने वाले सार्वजनिक और साप्ताहिक अवकाश पर यह लागू नहीं होता।',
    gu: 'જોડે આવતી જાહેર રજા અને સાપ્તાહિક રજા પર આ લાગુ પડતું નથી.',
  },
  leaveOnHoliday: {
    en: 'A holiday within a leave counts as a day of leave.',
    hi: 'छुट्टी के बीच आने वाला सार्वजनिक अवकाश भी छुट्टी का दिन गिना जाता है।',
    gu: 'લીધેલી રજા દરમિયાન આવતી જાહેર રજા પણ તેમાં ગણાય છે.',
  },
  noLeaveOnHoliday: {
    en: 'A holiday within a leave does not count as a day of leave.',
    hi: 'छुट्टी के बीच आने वाला सार्वजनिक अवकाश छुट्टी का दिन नहीं गिना जाता।',
    gu: 'લીધેલી રજા દરમિયાન આવતી જાહેર રજા તેમાં ગણાતી નથી.',
  },
  leaveOnWeekOff: {
    en: 'A week off within a leave counts as a day of leave.',
    hi: 'छुट्टी के बीच आने वाला साप्ताहिक अवकाश भी छुट्टी का दिन गिना जाता है।',
    gu: 'લીધેલી રજા દરમિયાન આવતી સાપ્તાહિક રજા પણ તેમાં ગણાય છે.',
  },
  noLeaveOnWeekOff: {
    en: 'A week off within a leave does not count as a day of leave.',
    hi: 'छुट्टी के बीच आने वाला साप्ताहिक अवकाश छुट्टी का दिन नहीं गिना जाता।',
    gu: 'લીધેલી રજા દરમિયાન આવતી સાપ્તાહિક રજા તેમાં ગણાતી નથી.',
  },
  holidayPenalty: {
    en: 'A holiday that counts as leave costs the absence penalty too.',
    hi: 'छुट्टी में गिने गए सार्वजनिक अवकाश पर ग़ैरहाज़िरी की पेनल्टी भी लगती है।',
    gu: 'લીધેલી રજામાં ગણાયેલી જાહેર રજા માટે ગેરહાજરીની પેનલ્ટી પણ લાગે છે.',
  },
  noHolidayPenalty: {
    en: 'A holiday that counts as leave costs no penalty.',
    hi: 'छुट्टी में गिने गए सार्वजनिक अवकाश पर कोई पेनल्टी नहीं लगती।',
    gu: 'લીધેલી રજામાં ગણાયેલી જાહેર રજા માટે કોઈ પેનલ્ટી લાગતી નથી.',
  },
  weekOffPenalty: {
    en: 'A week off that counts as leave costs the absence penalty too.',
    hi: 'छुट्टी में गिने गए साप्ताहिक अवकाश पर ग़ैरहाज़िरी की पेनल्टी भी लगती है।',
    gu: 'લીધેલી રજામાં ગણાયેલી સાપ્તાહિક રજા માટે ગેરહાજરીની પેનલ્ટી પણ લાગે છે.',
  },
  noWeekOffPenalty: {
    en: 'A week off that counts as leave costs no penalty.',
    hi: 'छुट्टी में गिने गए साप्ताहिक अवकाश पर कोई पेनल्टी नहीं लगती।',
    gu: 'લીધેલી રજામાં ગણાયેલી સાપ્તાહિક રજા માટે કોઈ પેનલ્ટી લાગતી નથી.',
  },
} satisfies Record<string, Sentence | SentenceWith<never>>;
