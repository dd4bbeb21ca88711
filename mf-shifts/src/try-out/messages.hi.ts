import type { Catalogue } from '@seamline/shared/messages';
import type { TryOutTexts } from './messages.ts';

export const texts: Catalogue<TryOutTexts> = {
  check: 'नियमों की जाँच',
  words: 'शिफ़्ट, शब्दों में',
  weekOffs: 'अगले 13 सप्ताहों के साप्ताहिक अवकाश',
  simulator: 'पंच डालकर आज़माएँ',
  language: 'जाँच, शब्दों और पंच की भाषा',
  loading: 'शिफ़्ट का मतलब लोड हो रहा है...',
  failed: 'शिफ़्ट का मतलब लोड नहीं हो सका। फ़ॉर्म उसके बिना भी काम करता है।',
};
