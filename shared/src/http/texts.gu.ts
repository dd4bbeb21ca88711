import type { Catalogue } from '@seamline/shared/messages';
import type { HttpTexts } from './texts.ts';

export const texts: Catalogue<HttpTexts> = {
  noSession: 'સેશન મળ્યું નથી – સાઇન ઇન કરો',
  network: 'સર્વર સાથે સંપર્ક થતો નથી. ઇન્ટરનેટ તપાસો અને ફરી પ્રયાસ કરો.',
  timeout: 'સર્વરે સમયસર જવાબ આપ્યો નથી. ફરી પ્રયાસ કરો.',
  unexpected: 'સર્વરનો જવાબ આ પેજ સમજી શક્યું નહીં.',
  answered: (status) => `સર્વરનો જવાબ: ${status}.`,
};
