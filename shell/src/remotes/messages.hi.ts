import type { Catalogue } from '@seamline/shared/messages';
import type { RemoteTexts } from './messages.ts';

export const texts: Catalogue<RemoteTexts> = {
  remoteUnavailable: (title) => `“${title}” अभी उपलब्ध नहीं है`,
  remoteUnavailableLead: 'Seamline का बाक़ी हिस्सा पहले की तरह चल रहा है; आपका और कहीं किया हुआ काम सुरक्षित है।',
  remoteOwner: (owner) => `इसकी देखरेख: ${owner}।`,
  compositionForReports: (id) => `सूचना देते समय संयोजन ${id} बताएँ।`,
  retry: 'फिर से कोशिश करें',
  screenFailed: (title) => `“${title}” का यह पेज गड़बड़ी से रुक गया`,
  screenNotLoaded: (title) => `“${title}” का यह पेज लोड नहीं हो सका`,
  reasonTimeout: 'इसने समय पर जवाब नहीं दिया।',
  reasonLoad: 'इसकी फ़ाइलें लोड नहीं हो सकीं।',
  reasonEvaluation: 'यह शुरू होते समय गड़बड़ी से रुक गया।',
  reasonContract: 'इसमें वे पेज नहीं हैं जो होने चाहिए।',
  reasonUntrusted: 'इसकी टीम ने इसे साइन नहीं किया है, या बाद में किसी ने इसे बदल दिया। इसका कुछ भी नहीं चलाया गया।',
  reasonIncompatible: 'यह इस पेज के किसी दूसरे वर्शन के लिए बना है।',
};
