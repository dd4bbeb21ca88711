import type { Catalogue } from '@seamline/shared/messages';
import type { WordsTexts } from './messages.ts';

export const texts: Catalogue<WordsTexts> = {
  copy: 'पाठ कॉपी करें',
  copied: 'पाठ कॉपी हो गया।',
  copyFailed: 'ब्राउज़र ने कॉपी करने नहीं दिया। पाठ चुनकर ख़ुद कॉपी करें।',
  marked: 'जिन वाक्यों पर रंग है, वे फ़ॉर्म खुलने के बाद बदले हैं।',
};
