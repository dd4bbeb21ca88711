import type { Sentence, SentenceWith } from '../phrases.ts';

/** Days off. */
export const weekOffTexts = {
  title: { en: 'Week offs', hi: 'साप्ताहिक अवकाश', gu: 'સાપ્તાહિક રજા' },
  automatic: {
    en: (count) =>
      `Week offs are given automatically: the first ${count === 1 ? 'day' : `${count} days`} of a week without a punch, from Monday to Sunday.`,
    hi: (count) =>
      `साप्ताहिक अवकाश अपने आप मिलता है: सोमवार से रविवार तक बिना पंच ${count === 1 ? 'वाला पहला दिन अवकाश माना जाता है' : `वाले पहले ${count} दिन अवकाश माने जाते हैं`}।`,
    gu: (count) =>
      `સાપ્તાહિક રજા આપોઆપ મળે છે: સોમવારથી રવિવાર સુધીમાં પંચ ${count === 1 ? 'વગરનો પહેલો દિવસ' : `વગરના પહેલા ${count} દિવસ`} રજા ગણાય છે.`,
  } satisfies SentenceWith<[count: number]>,
  automaticOpen: {
    en: 'Week offs are given automatically, but how many a week is not set.',
    hi: 'साप्ताहिक अवकाश अपने आप मिलता है, लेकिन सप्ताह में कितने दिन, यह तय नहीं है।',
    gu: 'સાપ્તાહિક રજા આપોઆપ મળે છે, પણ અઠવાડિયામાં કેટલા દિવસ તે નક્કી નથી.',
  },
  none: {
    en: 'No day of the week is off.',
    hi: 'सप्ताह में कोई दिन अवकाश नहीं है।',
    gu: 'અઠવાડિયામાં કોઈ દિવસ રજા નથી.',
  },
  everyWeek: {
    en: (days) => `Every ${days} is off.`,
    hi: (days) => `हर ${days} को अवकाश रहता है।`,
    gu: (days) => `દર ${days}ે રજા રહે છે.`,
  } satisfies SentenceWith<[days: string]>,
  alternate: {
    en: (day, weeks, count) => `Only the ${weeks} ${day} of a month ${count === 1 ? 'is' : 'are'} off.`,
    hi: (day, weeks) => `महीने के केवल ${weeks} ${day} को अवकाश रहता है।`,
    gu: (day, weeks) => `મહિનાના ફક્ત ${weeks} ${day}ે રજા રહે છે.`,
  } satisfies SentenceWith<[day: string, weeks: string, count: number]>,
  alternateOpen: {
    en: (day) => `${day} would be off in alternate weeks, but no week is chosen, so it is a working day.`,
    hi: (day) => `${day} को एकांतर सप्ताहों में अवकाश होता, लेकिन कोई सप्ताह चुना नहीं गया है, इसलिए वह काम का दिन है।`,
    gu: (day) => `${day}ે એકાંતર અઠવાડિયે રજા હોત, પણ કોઈ અઠવાડિયું પસંદ કરેલું નથી, તેથી તે કામનો દિવસ છે.`,
  } satisfies SentenceWith<[day: string]>,
  alternateOutside: {
    en: (day) => `${day} is chosen for alternate weeks but is no week off, so it is a working day.`,
    hi: (day) => `${day} एकांतर सप्ताहों के लिए चुना गया है, लेकिन साप्ताहिक अवकाश नहीं है, इसलिए वह काम का दिन है।`,
    gu: (day) => `${day} એકાંતર અઠવાડિયાં માટે પસંદ કરેલો છે, પણ સાપ્તાહિક રજા નથી, તેથી તે કામનો દિવસ છે.`,
  } satisfies SentenceWith<[day: string]>,
  alternateWithoutDays: {
    en: (weeks) => `Alternate week offs are switched on (weeks: ${weeks}), but no day is chosen for them.`,
    hi: (weeks) => `एकांतर सप्ताह का अवकाश चालू है (सप्ताह: ${weeks}), लेकिन उसके लिए कोई दिन नहीं चुना गया है।`,
    gu: (weeks) => `એકાંતર અઠવાડિયાની રજા ચાલુ છે (અઠવાડિયાં: ${weeks}), પણ તેના માટે કોઈ દિવસ પસંદ કરેલો નથી.`,
  } satisfies SentenceWith<[weeks: string]>,
  noWeeks: { en: 'none chosen', hi: 'कोई चुना नहीं गया', gu: 'કોઈ પસંદ નથી' },
} satisfies Record<string, Sentence | SentenceWith<never>>;
