import type { Sentence, SentenceWith } from '../phrases.ts';

/** Penalty, overtime, compensatory off. */
export const payTexts = {
  penaltyTitle: { en: 'Penalty', hi: 'पेनल्टी', gu: 'પેનલ્ટી' },
  noPenalty: {
    en: 'A day of absence costs no penalty.',
    hi: 'ग़ैरहाज़िरी पर कोई पेनल्टी नहीं लगती।',
    gu: 'ગેરહાજરી માટે કોઈ પેનલ્ટી લાગતી નથી.',
  },
  flatPenalty: {
    en: (value) => `Each day of absence costs a penalty of ₹ ${value}.`,
    hi: (value) => `ग़ैरहाज़िरी के हर दिन ₹ ${value} की पेनल्टी लगती है।`,
    gu: (value) => `ગેરહાજરીના દરેક દિવસ માટે ₹ ${value}ની પેનલ્ટી લાગે છે.`,
  } satisfies SentenceWith<[value: string]>,
  percentPenalty: {
    en: (value) => `Each day of absence costs a penalty of ${value}% of a day’s pay.`,
    hi: (value) => `ग़ैरहाज़िरी के हर दिन एक दिन के वेतन के ${value}% की पेनल्टी लगती है।`,
    gu: (value) => `ગેરહાજરીના દરેક દિવસ માટે એક દિવસના પગારના ${value}%ની પેનલ્ટી લાગે છે.`,
  } satisfies SentenceWith<[value: string]>,
  flatPenaltyOpen: {
    en: 'Each day of absence costs a fixed penalty, but its amount is not set.',
    hi: 'ग़ैरहाज़िरी के हर दिन एक तय पेनल्टी लगती है, लेकिन उसकी रक़म तय नहीं है।',
    gu: 'ગેરહાજરીના દરેક દિવસ માટે નિશ્ચિત પેનલ્ટી લાગે છે, પણ તેની રકમ નક્કી નથી.',
  },
  percentPenaltyOpen: {
    en: 'Each day of absence costs a share of a day’s pay, but how much is not set.',
    hi: 'ग़ैरहाज़िरी के हर दिन वेतन का एक हिस्सा पेनल्टी में कटता है, लेकिन कितना, यह तय नहीं है।',
    gu: 'ગેરહાજરીના દરેક દિવસ માટે પગારનો અમુક ભાગ પેનલ્ટીમાં કપાય છે, પણ કેટલો તે નક્કી નથી.',
  },
  overtimeTitle: { en: 'Overtime', hi: 'ओवरटाइम', gu: 'ઓવરટાઇમ' },
  noApproval: {
    en: 'Extra work counts without anybody’s approval.',
    hi: 'अतिरिक्त काम बिना किसी मंज़ूरी के गिना जाता है।',
    gu: 'વધારાનું કામ કોઈની મંજૂરી વગર ગણાય છે.',
  },
  weekOffApproval: {
    en: 'Work on a week off counts only when approved.',
    hi: 'साप्ताहिक अवकाश पर किया गया काम मंज़ूरी मिलने पर ही गिना जाता है।',
    gu: 'સાપ્તાહિક રજાના દિવસે કરેલું કામ મંજૂરી મળે તો જ ગણાય છે.',
  },
  holidayApproval: {
    en: 'Work on a holiday counts only when approved.',
    hi: 'सार्वजनिक अवकाश पर किया गया काम मंज़ूरी मिलने पर ही गिना जाता है।',
    gu: 'જાહેર રજાના દિવસે કરેલું કામ મંજૂરી મળે તો જ ગણાય છે.',
  },
  anyDayOffApproval: {
    en: 'Work on a week off or a holiday counts only when approved.',
    hi: 'साप्ताहिक या सार्वजनिक अवकाश पर किया गया काम मंज़ूरी मिलने पर ही गिना जाता है।',
    gu: 'સાપ્તાહિક કે જાહેર રજાના દિવસે કરેલું કામ મંજૂરી મળે તો જ ગણાય છે.',
  },
  extraHoursApproval: {
    en: 'Extra hours on a working day count only when approved.',
    hi: 'काम के दिन के अतिरिक्त घंटे मंज़ूरी मिलने पर ही गिने जाते हैं।',
    gu: 'કામના દિવસના વધારાના કલાક મંજૂરી મળે તો જ ગણાય છે.',
  },
  noExtraHoursApproval: {
    en: 'Extra hours on a working day need no approval.',
    hi: 'काम के दिन के अतिरिक्त घंटों के लिए मंज़ूरी ज़रूरी नहीं है।',
    gu: 'કામના દિવસના વધારાના કલાક માટે મંજૂરી જરૂરી નથી.',
  },
  paidBefore: {
    en: 'On a working day, the time worked before the shift begins is paid as overtime.',
    hi: 'काम के दिन शिफ़्ट शुरू होने से पहले का काम ओवरटाइम माना जाता है।',
    gu: 'કામના દિવસે શિફ્ટ શરૂ થયા પહેલાંનું કામ ઓવરટાઇમ ગણાય છે.',
  },
  paidAfter: {
    en: 'On a working day, the time worked after the shift has ended is paid as overtime.',
    hi: 'काम के दिन शिफ़्ट ख़त्म होने के बाद का काम ओवरटाइम माना जाता है।',
    gu: 'કામના દિવસે શિફ્ટ પૂરી થયા પછીનું કામ ઓવરટાઇમ ગણાય છે.',
  },
  compOffTitle: { en: 'Compensatory off', hi: 'कॉम्प-ऑफ़', gu: 'કોમ્પ-ઓફ' },
  noCompOff: {
    en: 'Extra work earns no compensatory off.',
    hi: 'अतिरिक्त काम के बदले कॉम्प-ऑफ़ नहीं मिलता।',
    gu: 'વધારાના કામના બદલામાં કોમ્પ-ઓફ મળતો નથી.',
  },
  compOffForDay: {
    en: 'Work on a week off or a holiday earns compensatory off.',
    hi: 'साप्ताहिक या सार्वजनिक अवकाश पर काम करने पर कॉम्प-ऑफ़ मिलता है।',
    gu: 'સાપ્તાહિક કે જાહેર રજાના દિવસે કામ કરવાથી કોમ્પ-ઓફ મળે છે.',
  },
  noCompOffForDay: {
    en: 'Work on a week off or a holiday earns no compensatory off.',
    hi: 'साप्ताहिक या सार्वजनिक अवकाश पर काम करने पर कॉम्प-ऑफ़ नहीं मिलता।',
    gu: 'સાપ્તાહિક કે જાહેર રજાના દિવસે કામ કરવાથી કોમ્પ-ઓફ મળતો નથી.',
  },
  compOffForHours: {
    en: 'Extra hours after the shift earn compensatory off.',
    hi: 'शिफ़्ट के बाद अतिरिक्त घंटे काम करने पर कॉम्प-ऑफ़ मिलता है।',
    gu: 'શિફ્ટ પછી વધારાના કલાક કામ કરવાથી કોમ્પ-ઓફ મળે છે.',
  },
  noCompOffForHours: {
    en: 'Extra hours after the shift earn no compensatory off.',
    hi: 'शिफ़्ट के बाद अतिरिक्त घंटे काम करने पर कॉम्प-ऑफ़ नहीं मिलता।',
    gu: 'શિફ્ટ પછી વધારાના કલાક કામ કરવાથી કોમ્પ-ઓફ મળતો નથી.',
  },
  halfAfter: {
    en: (time) => `Half a day is earned from ${time} after the shift.`,
    hi: (time) => `शिफ़्ट के बाद कम से कम ${time} काम करने पर आधा दिन मिलता है।`,
    gu: (time) => `શિફ્ટ પછી ઓછામાં ઓછું ${time} કામ કરવાથી અડધો દિવસ મળે છે.`,
  } satisfies SentenceWith<[time: string]>,
  fullAfter: {
    en: (time) => `A full day is earned from ${time} after the shift.`,
    hi: (time) => `शिफ़्ट के बाद कम से कम ${time} काम करने पर पूरा दिन मिलता है।`,
    gu: (time) => `શિફ્ટ પછી ઓછામાં ઓછું ${time} કામ કરવાથી આખો દિવસ મળે છે.`,
  } satisfies SentenceWith<[time: string]>,
  halfAfterOpen: {
    en: 'From how many hours half a day is earned is not set.',
    hi: 'कितने घंटों पर आधा दिन मिलेगा, यह तय नहीं है।',
    gu: 'કેટલા કલાકે અડધો દિવસ મળે તે નક્કી નથી.',
  },
  fullAfterOpen: {
    en: 'From how many hours a full day is earned is not set.',
    hi: 'कितने घंटों पर पूरा दिन मिलेगा, यह तय नहीं है।',
    gu: 'કેટલા કલાકે આખો દિવસ મળે તે નક્કી નથી.',
  },
  expires: {
    en: (days) => `It must be taken within ${days}.`,
    hi: (days) => `इसे ${days} के भीतर लेना होता है।`,
    gu: (days) => `તે ${days}માં લઈ લેવાનો હોય છે.`,
  } satisfies SentenceWith<[days: string]>,
  neverExpires: {
    en: 'It never expires.',
    hi: 'इसकी कोई अंतिम तिथि नहीं है।',
    gu: 'તેની કોઈ છેલ્લી તારીખ નથી.',
  },
  monthlyMaximum: {
    en: (days) => `At most ${days} can be earned a month.`,
    hi: (days) => `महीने में ज़्यादा से ज़्यादा ${days} का कॉम्प-ऑफ़ मिल सकता है।`,
    gu: (days) => `મહિનામાં વધુમાં વધુ ${days}નો કોમ્પ-ઓફ મળી શકે છે.`,
  } satisfies SentenceWith<[days: string]>,
  noMonthlyMaximum: {
    en: 'There is no limit to how much can be earned a month.',
    hi: 'महीने में कितना मिल सकता है, इसकी कोई सीमा नहीं है।',
    gu: 'મહિનામાં કેટલો મળી શકે તેની કોઈ મર્યાદા નથી.',
  },
  pastDate: {
    en: 'It may be asked for after the day has passed.',
    hi: 'बीते हुए दिन के लिए भी इसका अनुरोध किया जा सकता है।',
    gu: 'વીતી ગયેલા દિવસ માટે પણ તેની અરજી કરી શકાય છે.',
  },
  noPastDate: {
    en: 'It cannot be asked for after the day has passed.',
    hi: 'बीते हुए दिन के लिए इसका अनुरोध नहीं किया जा सकता।',
    gu: 'વીતી ગયેલા દિવસ માટે તેની અરજી કરી શકાતી નથી.',
  },
} satisfies Record<string, Sentence | SentenceWith<never>>;
