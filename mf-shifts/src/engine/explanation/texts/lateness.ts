import type { Sentence, SentenceWith } from '../phrases.ts';

/** Late in and early out. */
export const latenessTexts = {
  title: { en: 'Late in and early out', hi: 'देर से आना और जल्दी जाना', gu: 'મોડા આવવું અને વહેલા જવું' },
  separate: {
    en: 'Late arrivals and early departures have a monthly limit each.',
    hi: 'देर से आने और जल्दी जाने की मासिक सीमा अलग-अलग है।',
    gu: 'મોડા આવવાની અને વહેલા જવાની માસિક મર્યાદા અલગ-અલગ છે.',
  },
  consolidated: {
    en: 'Late arrivals and early departures share one monthly limit.',
    hi: 'देर से आने और जल्दी जाने की एक ही साझा मासिक सीमा है।',
    gu: 'મોડા આવવાની અને વહેલા જવાની એક જ સહિયારી માસિક મર્યાદા છે.',
  },
  lateMaximum: {
    en: (time) => `Late arrivals may add up to ${time} a month.`,
    hi: (time) => `देर से आने का कुल समय महीने में ${time} तक हो सकता है।`,
    gu: (time) => `મોડા આવવાનો કુલ સમય મહિનામાં ${time} સુધી હોઈ શકે છે.`,
  } satisfies SentenceWith<[time: string]>,
  lateUnlimited: {
    en: 'Late arrivals have no monthly limit.',
    hi: 'देर से आने की कोई मासिक सीमा नहीं है।',
    gu: 'મોડા આવવાની કોઈ માસિક મર્યાદા નથી.',
  },
  earlyMaximum: {
    en: (time) => `Early departures may add up to ${time} a month.`,
    hi: (time) => `जल्दी जाने का कुल समय महीने में ${time} तक हो सकता है।`,
    gu: (time) => `વહેલા જવાનો કુલ સમય મહિનામાં ${time} સુધી હોઈ શકે છે.`,
  } satisfies SentenceWith<[time: string]>,
  earlyUnlimited: {
    en: 'Early departures have no monthly limit.',
    hi: 'जल्दी जाने की कोई मासिक सीमा नहीं है।',
    gu: 'વહેલા જવાની કોઈ માસિક મર્યાદા નથી.',
  },
  bothMaximum: {
    en: (time) => `Together they may add up to ${time} a month.`,
    hi: (time) => `दोनों मिलाकर महीने में ${time} तक हो सकता है।`,
    gu: (time) => `બંને મળીને મહિનામાં ${time} સુધી હોઈ શકે છે.`,
  } satisfies SentenceWith<[time: string]>,
  bothUnlimited: {
    en: 'Together they have no monthly limit.',
    hi: 'दोनों को मिलाकर कोई मासिक सीमा नहीं है।',
    gu: 'બંને મળીને કોઈ માસિક મર્યાદા નથી.',
  },
  halfDayBeyond: {
    en: 'Once a limit is exceeded, every further late or early day costs half a day of leave.',
    hi: 'सीमा पार होने पर देर या जल्दी वाले हर दिन आधे दिन की छुट्टी कटती है।',
    gu: 'મર્યાદા વટાવ્યા પછી મોડા કે વહેલાના દરેક દિવસે અડધા દિવસની રજા કપાય છે.',
  },
  fullDayBeyond: {
    en: 'Once a limit is exceeded, every further late or early day costs a full day of leave.',
    hi: 'सीमा पार होने पर देर या जल्दी वाले हर दिन पूरे दिन की छुट्टी कटती है।',
    gu: 'મર્યાદા વટાવ્યા પછી મોડા કે વહેલાના દરેક દિવસે આખા દિવસની રજા કપાય છે.',
  },
  nothingBeyond: {
    en: 'Exceeding a limit costs no leave.',
    hi: 'सीमा पार होने पर कोई छुट्टी नहीं कटती।',
    gu: 'મર્યાદા વટાવવાથી કોઈ રજા કપાતી નથી.',
  },
  lateReason: {
    en: 'A late arrival needs a reason.',
    hi: 'देर से आने पर कारण बताना ज़रूरी है।',
    gu: 'મોડા આવે તો કારણ આપવું જરૂરી છે.',
  },
  noLateReason: {
    en: 'A late arrival needs no reason.',
    hi: 'देर से आने पर कारण बताना ज़रूरी नहीं है।',
    gu: 'મોડા આવે તો કારણ આપવું જરૂરી નથી.',
  },
  earlyReason: {
    en: 'An early departure needs a reason.',
    hi: 'जल्दी जाने पर कारण बताना ज़रूरी है।',
    gu: 'વહેલા જાય તો કારણ આપવું જરૂરી છે.',
  },
  noEarlyReason: {
    en: 'An early departure needs no reason.',
    hi: 'जल्दी जाने पर कारण बताना ज़रूरी नहीं है।',
    gu: 'વહેલા જાય તો કારણ આપવું જરૂરી નથી.',
  },
  alsoOnExtraDays: {
    en: 'Late and early minutes are counted on week offs and holidays as well.',
    hi: 'साप्ताहिक या सार्वजनिक अवकाश पर काम करने पर भी देर और जल्दी के मिनट गिने जाते हैं।',
    gu: 'સાપ્તાહિક કે જાહેર રજાના દિવસે કામ કરે ત્યારે પણ મોડા-વહેલાની મિનિટો ગણાય છે.',
  },
  notOnExtraDays: {
    en: 'Nobody is late or early on a week off or a holiday.',
    hi: 'साप्ताहिक या सार्वजनिक अवकाश पर काम करने पर देर या जल्दी नहीं गिनी जाती।',
    gu: 'સાપ્તાહિક કે જાહેર રજાના દિવસે કામ કરે ત્યારે મોડા-વહેલાની મિનિટો ગણાતી નથી.',
  },
  lateDeducted: {
    en: 'Late minutes are deducted from the hours worked as a penalty.',
    hi: 'देरी के मिनट पेनल्टी के रूप में काम के घंटों से काटे जाते हैं।',
    gu: 'મોડા આવવાની મિનિટો પેનલ્ટી તરીકે કામના કલાકોમાંથી કપાય છે.',
  },
  lateNotDeducted: {
    en: 'Late minutes are not deducted from the hours worked.',
    hi: 'देरी के मिनट काम के घंटों से नहीं काटे जाते।',
    gu: 'મોડા આવવાની મિનિટો કામના કલાકોમાંથી કપાતી નથી.',
  },
  forgivenWhenComplete: {
    en: 'An employee who completes the hours of the shift counts neither as late nor as early.',
    hi: 'शिफ़्ट के घंटे पूरे करने पर देर या जल्दी नहीं गिनी जाती।',
    gu: 'શિફ્ટના કલાક પૂરા કરનારને મોડા કે વહેલા ગણવામાં આવતા નથી.',
  },
  countedEvenIfComplete: {
    en: 'Late and early minutes count even when the hours of the shift are completed.',
    hi: 'शिफ़्ट के घंटे पूरे होने पर भी देर और जल्दी के मिनट गिने जाते हैं।',
    gu: 'શિફ્ટના કલાક પૂરા થાય તો પણ મોડા-વહેલાની મિનિટો ગણાય છે.',
  },
} satisfies Record<string, Sentence | SentenceWith<never>>;
