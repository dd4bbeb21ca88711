import type { Catalogue } from '@seamline/shared/messages';
import type { PlaceholderTexts } from './messages.ts';

export const texts: Catalogue<PlaceholderTexts> = {
  placeholderTitle: 'जाँच चल रही है',
  placeholderItem: (item) => `“${item}” अभी उपलब्ध नहीं है।`,
  placeholderUnknown: 'यह हिस्सा अभी उपलब्ध नहीं है।',
  misspeltAddress: 'मेन्यू का पता ग़लत लिखा है; पेज वही है।',
  lookingForAddShift: 'क्या आप “शिफ़्ट जोड़ें” खोज रहे हैं?',
};
