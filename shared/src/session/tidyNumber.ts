import { onlyDigits } from '@seamline/shared/contract/digits';

/** Leaves the digits of what was typed or pasted, without the country code and a leading zero. */
export function tidyNumber(typed: string): string {
  const digits = onlyDigits(typed);
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}
