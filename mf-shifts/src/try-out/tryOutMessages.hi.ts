import type { Catalogue } from '@seamline/shared/messages';
import type { TryOutTexts } from './tryOutMessages.ts';

export const texts: Catalogue<TryOutTexts> = {
  check: 'नियमों की जाँच',
  words: 'शिफ़्ट, शब्दों में',
  weekOffs: 'अगले 13 सप्ताहों के साप्ताहिक अवकाश',
  simulator: 'पंच डालकर आज़माएँ',
  language: 'जाँच, शब्दों और पंच की भाषा',
  loading: 'शिफ़्ट का मतलब लोड हो रहा है...',
  failed: 'शिफ़्ट का मतलब लोड नहीं हो सका। फ़ॉर्म उसके बिना भी काम करता है।',
  explanation: {
    copy: 'पाठ कॉपी करें',
    copied: 'पाठ कॉपी हो गया।',
    copyFailed: 'ब्राउज़र ने कॉपी करने नहीं दिया। पाठ चुनकर ख़ुद कॉपी करें।',
    marked: 'जिन वाक्यों पर रंग है, वे फ़ॉर्म खुलने के बाद बदले हैं।',
  },
  preview: {
    caption: 'अगले 13 सप्ताहों के साप्ताहिक अवकाश',
    week: 'सप्ताह',
    off: (date) => `${date}, साप्ताहिक अवकाश`,
    work: (date) => `${date}, काम का दिन`,
    today: 'आज',
    count: (days) => `13 सप्ताहों में ${days} दिन अवकाश।`,
    fifth: (dates) => `महीने में अपने वार का पाँचवाँ दिन: ${dates}।`,
    fifthOff: (date) => `${date} (अवकाश)`,
    fifthWorked: (date) => `${date} (काम)`,
    automatic: (count) =>
      `साप्ताहिक अवकाश अपने आप मिलता है, इसलिए उसकी कोई तारीख़ तय नहीं है: हर सप्ताह सोमवार से रविवार तक बिना पंच ${count === 1 ? 'वाला पहला दिन' : `वाले पहले ${count} दिन`}।`,
    automaticOpen: 'साप्ताहिक अवकाश अपने आप मिलता है, पर सप्ताह में कितने दिन, यह तय नहीं है; इसलिए कोई अवकाश नहीं मिलता।',
    none: 'सप्ताह में कोई दिन अवकाश नहीं है।',
  },
};
