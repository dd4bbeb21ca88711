import type { Catalogue } from '@seamline/shared/messages';
import type { HttpTexts } from './texts.ts';

export const texts: Catalogue<HttpTexts> = {
  noSession: 'सेशन नहीं मिला – साइन इन करें',
  network: 'सर्वर से संपर्क नहीं हो रहा। इंटरनेट जाँचें और फिर से कोशिश करें।',
  timeout: 'सर्वर ने समय पर जवाब नहीं दिया। फिर से कोशिश करें।',
  unexpected: 'सर्वर का जवाब यह पेज समझ नहीं पाया।',
  answered: (status) => `सर्वर का जवाब: ${status}।`,
};
