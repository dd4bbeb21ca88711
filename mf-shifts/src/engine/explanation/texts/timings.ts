import type { Sentence, SentenceWith } from '../phrases.ts';

/** The weekly table, a day or a run of days at a time. */
export const timingTexts = {
  everyDay: { en: 'Every day', hi: 'हर दिन', gu: 'દરરોજ' },
  work: {
    en: (start, end, length) => `Work is from ${start} to ${end} (${length}).`,
    hi: (start, end, length) => `काम ${start} से ${end} बजे तक है (${length})।`,
    gu: (start, end, length) => `કામ ${start} થી ${end} સુધી છે (${length}).`,
  } satisfies SentenceWith<[start: string, end: string, length: string]>,
  overnightWork: {
    en: (start, end, length) => `Work is from ${start} to ${end} on the next day (${length}).`,
    hi: (start, end, length) => `काम ${start} बजे से अगले दिन ${end} बजे तक है (${length})।`,
    gu: (start, end, length) => `કામ ${start} વાગ્યાથી બીજા દિવસે ${end} વાગ્યા સુધી છે (${length}).`,
  } satisfies SentenceWith<[start: string, end: string, length: string]>,
  noWork: {
    en: 'Start and end of work are not set.',
    hi: 'काम शुरू और ख़त्म होने का समय तय नहीं है।',
    gu: 'કામ શરૂ અને પૂરું થવાનો સમય નક્કી નથી.',
  },
  workWithoutEnd: {
    en: (start) => `Work starts at ${start}; when it ends is not set.`,
    hi: (start) => `काम ${start} बजे शुरू होता है; ख़त्म होने का समय तय नहीं है।`,
    gu: (start) => `કામ ${start} વાગ્યે શરૂ થાય છે; પૂરું થવાનો સમય નક્કી નથી.`,
  } satisfies SentenceWith<[start: string]>,
  workWithoutStart: {
    en: (end) => `Work ends at ${end}; when it starts is not set.`,
    hi: (end) => `काम ${end} बजे ख़त्म होता है; शुरू होने का समय तय नहीं है।`,
    gu: (end) => `કામ ${end} વાગ્યે પૂરું થાય છે; શરૂ થવાનો સમય નક્કી નથી.`,
  } satisfies SentenceWith<[end: string]>,
  lunch: { en: 'Lunch', hi: 'लंच', gu: 'લંચ' },
  tea: { en: 'Tea', hi: 'चाय का ब्रेक', gu: 'ચાનો બ્રેક' },
  break: {
    en: (name, start, end) => `${name} is from ${start} to ${end}`,
    hi: (name, start, end) => `${name} ${start} से ${end} बजे तक है`,
    gu: (name, start, end) => `${name} ${start} થી ${end} સુધી છે`,
  } satisfies SentenceWith<[name: string, start: string, end: string]>,
  noBreak: {
    en: (name) => `${name} has no set time`,
    hi: (name) => `${name} का समय तय नहीं है`,
    gu: (name) => `${name} માટે સમય નક્કી નથી`,
  } satisfies SentenceWith<[name: string]>,
  breakWithoutEnd: {
    en: (name, start) => `${name} begins at ${start}, its end is not set`,
    hi: (name, start) => `${name} ${start} बजे शुरू होता है, ख़त्म होने का समय तय नहीं है`,
    gu: (name, start) => `${name} ${start} વાગ્યે શરૂ થાય છે, પૂરો થવાનો સમય નક્કી નથી`,
  } satisfies SentenceWith<[name: string, start: string]>,
  breakWithoutStart: {
    en: (name, end) => `${name} ends at ${end}, its beginning is not set`,
    hi: (name, end) => `${name} ${end} बजे ख़त्म होता है, शुरू होने का समय तय नहीं है`,
    gu: (name, end) => `${name} ${end} વાગ્યે પૂરો થાય છે, શરૂ થવાનો સમય નક્કી નથી`,
  } satisfies SentenceWith<[name: string, end: string]>,
  early: {
    en: (sentence, time) => `${sentence} and may be begun up to ${time} before.`,
    hi: (sentence, time) => `${sentence}, और ${time} पहले तक लिया जा सकता है।`,
    gu: (sentence, time) => `${sentence}, અને ${time} વહેલો લઈ શકાય છે.`,
  } satisfies SentenceWith<[sentence: string, time: string]>,
  notEarly: {
    en: (sentence) => `${sentence}.`,
    hi: (sentence) => `${sentence}।`,
    gu: (sentence) => `${sentence}.`,
  } satisfies SentenceWith<[sentence: string]>,
  halfDayAfter: {
    en: (time) => `Arriving after ${time} counts as half a day at most.`,
    hi: (time) => `${time} बजे के बाद आने पर ज़्यादा से ज़्यादा आधा दिन गिना जाता है।`,
    gu: (time) => `${time} વાગ્યા પછી આવનારનો વધુમાં વધુ અડધો દિવસ ગણાય છે.`,
  } satisfies SentenceWith<[time: string]>,
  noHalfDayAfter: {
    en: 'Arriving late never makes it a half day.',
    hi: 'देर से आने पर आधा दिन नहीं गिना जाता।',
    gu: 'મોડા આવવાથી અડધો દિવસ ગણાતો નથી.',
  },
  halfDayBefore: {
    en: (time) => `Leaving before ${time} counts as half a day at most.`,
    hi: (time) => `${time} बजे से पहले जाने पर ज़्यादा से ज़्यादा आधा दिन गिना जाता है।`,
    gu: (time) => `${time} વાગ્યા પહેલાં જનારનો વધુમાં વધુ અડધો દિવસ ગણાય છે.`,
  } satisfies SentenceWith<[time: string]>,
  halfDayBeforeOff: {
    en: (time) => `Leaving before ${time} would make a half day, but that rule is not in force.`,
    hi: (time) => `${time} बजे से पहले जाने पर आधा दिन होता, लेकिन यह नियम लागू नहीं है।`,
    gu: (time) => `${time} વાગ્યા પહેલાં જવાથી અડધો દિવસ થાત, પણ આ નિયમ લાગુ નથી.`,
  } satisfies SentenceWith<[time: string]>,
  noHalfDayBefore: {
    en: 'Leaving early never makes it a half day.',
    hi: 'जल्दी जाने पर आधा दिन नहीं गिना जाता।',
    gu: 'વહેલા જવાથી અડધો દિવસ ગણાતો નથી.',
  },
  late: {
    en: (time) => `Coming more than ${time} after the start counts as late.`,
    hi: (time) => `शिफ़्ट शुरू होने के ${time} से ज़्यादा बाद आने पर देरी गिनी जाती है।`,
    gu: (time) => `શિફ્ટ શરૂ થયાની ${time} પછી આવનારને મોડા ગણવામાં આવે છે.`,
  } satisfies SentenceWith<[time: string]>,
  lateAtOnce: {
    en: 'Coming a minute after the start counts as late.',
    hi: 'शिफ़्ट शुरू होने के एक मिनट बाद आने पर भी देरी गिनी जाती है।',
    gu: 'શિફ્ટ શરૂ થયાની એક મિનિટ પછી આવનારને પણ મોડા ગણવામાં આવે છે.',
  },
  leavesEarly: {
    en: (time) => `Leaving more than ${time} before the end counts as early.`,
    hi: (time) => `शिफ़्ट ख़त्म होने से ${time} से ज़्यादा पहले जाने पर जल्दी जाना गिना जाता है।`,
    gu: (time) => `શિફ્ટ પૂરી થવાની ${time} કરતાં વધુ પહેલાં જનારને વહેલા ગયેલા ગણવામાં આવે છે.`,
  } satisfies SentenceWith<[time: string]>,
  earlyAtOnce: {
    en: 'Leaving a minute before the end counts as early.',
    hi: 'शिफ़्ट ख़त्म होने से एक मिनट पहले जाने पर भी जल्दी जाना गिना जाता है।',
    gu: 'શિફ્ટ પૂરી થવાની એક મિનિટ પહેલાં જનારને પણ વહેલા ગયેલા ગણવામાં આવે છે.',
  },
  minimumHours: {
    en: (list) => `The minimum hours are ${list}.`,
    hi: (list) => `न्यूनतम घंटे: ${list}।`,
    gu: (list) => `લઘુત્તમ કલાક: ${list}.`,
  } satisfies SentenceWith<[list: string]>,
  quarter: {
    en: (time) => `${time} for a quarter day`,
    hi: (time) => `चौथाई दिन के लिए ${time}`,
    gu: (time) => `પા દિવસ માટે ${time}`,
  } satisfies SentenceWith<[time: string]>,
  half: {
    en: (time) => `${time} for half a day`,
    hi: (time) => `आधे दिन के लिए ${time}`,
    gu: (time) => `અડધા દિવસ માટે ${time}`,
  } satisfies SentenceWith<[time: string]>,
  threeQuarter: {
    en: (time) => `${time} for three quarters of a day`,
    hi: (time) => `पौने दिन के लिए ${time}`,
    gu: (time) => `પોણા દિવસ માટે ${time}`,
  } satisfies SentenceWith<[time: string]>,
  full: {
    en: (time) => `${time} for a full day`,
    hi: (time) => `पूरे दिन के लिए ${time}`,
    gu: (time) => `આખા દિવસ માટે ${time}`,
  } satisfies SentenceWith<[time: string]>,
  noMinimumHours: {
    en: 'No minimum hours are set: every employee who is present gets a full day.',
    hi: 'न्यूनतम घंटे तय नहीं हैं: जो हाज़िर है, उसका पूरा दिन गिना जाता है।',
    gu: 'લઘુત્તમ કલાક નક્કી નથી: હાજર રહેનારનો આખો દિવસ ગણાય છે.',
  },
  personalBreak: {
    en: (time) => `Personal breaks of up to ${time} a day count as work.`,
    hi: (time) => `दिन में ${time} तक के निजी ब्रेक काम में गिने जाते हैं।`,
    gu: (time) => `દિવસમાં ${time} સુધીના અંગત બ્રેક કામમાં ગણાય છે.`,
  } satisfies SentenceWith<[time: string]>,
  noPersonalBreak: {
    en: 'Personal breaks do not count as work.',
    hi: 'निजी ब्रेक काम में नहीं गिने जाते।',
    gu: 'અંગત બ્રેક કામમાં ગણાતા નથી.',
  },
  punchOutBy: {
    en: (time) => `The last time to punch out is ${time}.`,
    hi: (time) => `पंच-आउट करने का आख़िरी समय ${time} बजे है।`,
    gu: (time) => `પંચ-આઉટ કરવાનો છેલ્લો સમય ${time} છે.`,
  } satisfies SentenceWith<[time: string]>,
  punchOutByNextDay: {
    en: (time) => `The last time to punch out is ${time} on the next day.`,
    hi: (time) => `पंच-आउट करने का आख़िरी समय अगले दिन ${time} बजे है।`,
    gu: (time) => `પંચ-આઉટ કરવાનો છેલ્લો સમય બીજા દિવસે ${time} છે.`,
  } satisfies SentenceWith<[time: string]>,
  noPunchOutTime: {
    en: 'No latest time to punch out is set.',
    hi: 'पंच-आउट करने का कोई आख़िरी समय तय नहीं है।',
    gu: 'પંચ-આઉટ કરવાનો કોઈ છેલ્લો સમય નક્કી નથી.',
  },
  punchOutWithin: {
    en: (time) => `Punching out is possible up to ${time} after punching in.`,
    hi: (time) => `पंच-इन के बाद ${time} के भीतर पंच-आउट किया जा सकता है।`,
    gu: (time) => `પંચ-ઇન પછી ${time} સુધી પંચ-આઉટ કરી શકાય છે.`,
  } satisfies SentenceWith<[time: string]>,
  noPunchOutHours: {
    en: 'There is no time limit between punching in and punching out.',
    hi: 'पंच-इन और पंच-आउट के बीच समय की कोई सीमा नहीं है।',
    gu: 'પંચ-ઇન અને પંચ-આઉટ વચ્ચે સમયની કોઈ મર્યાદા નથી.',
  },
} satisfies Record<string, Sentence | SentenceWith<never>>;
