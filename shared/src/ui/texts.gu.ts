import type { Catalogue } from '@seamline/shared/messages';
import type { UiTexts } from './texts.ts';

export const texts: Catalogue<UiTexts> = {
  cancel: 'રદ કરો',
  close: 'બંધ કરો',
  wait: 'કૃપા કરીને રાહ જુઓ…',
  retry: 'ફરી પ્રયાસ કરો',
  messages: 'સંદેશા',
  dismiss: 'સંદેશો દૂર કરો',
  deleteTitle: 'કાઢી નાખવાની ખાતરી કરો',
  deleteConfirm: 'હા, કાઢી નાખો',
  deleteQuestion: (name) => `${name} કાઢી નાખવું છે? તે પાછું લાવી શકાશે નહીં.`,
};
