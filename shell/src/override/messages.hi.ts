import type { Catalogue } from '@seamline/shared/messages';
import type { OverrideTexts } from './messages.ts';

export const texts: Catalogue<OverrideTexts> = {
  name: 'डेवलपमेंट सर्वर',
  shown: (remote, address) => `${remote} अपनी रिलीज़ से नहीं, ${address} से आ रहा है।`,
  stop: 'रोकें',
  close: 'बंद करें',
  releaseInstead: 'रिलीज़ दिखाई जा रही है।',
  unreadable: (text) => `“${text}” कोई डेवलपमेंट सर्वर नहीं है। वह ऐसा दिखता है: mf-leave@http://localhost:3102/।`,
  notAllowed: (remote, address) =>
    `${remote} को ${address} से नहीं लिया गया: पेज चलाने वाले ने इसकी अनुमति नहीं दी है (OVERRIDE_ORIGINS)।`,
  unreachable: (remote, address) =>
    `${remote} को ${address} से नहीं लिया जा सका: वहाँ ऐसी mf-stats.json नहीं है जिसे यह पेज पढ़ सके।`,
  anotherRemote: (remote, address) => `${address} पर ${remote} नहीं, कोई दूसरा रिमोट है।`,
  forDevelopment: (remote, address) =>
    `${address} का ${remote} React के डेवलपमेंट वर्शन के लिए बना है, और यह पेज प्रोडक्शन वाला चलाता है। उसे mode: 'production' से बनाएँ।`,
  incompatible: (remote, address) => `${address} का ${remote} इस पेज के किसी दूसरे वर्शन के लिए बना है।`,
  notLoaded: (remote, address) => `${address} का ${remote} लोड नहीं हो सका।`,
  stopped: (remote, address) => `${address} का ${remote} गड़बड़ी से रुक गया।`,
};
