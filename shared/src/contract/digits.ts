/** The digits of Devanagari and Gujarati keyboards as 0 to 9; all else stays as it is. */
export function latinDigits(text: string): string {
  // In both scripts the digits follow each other from a code that ends with 6.
  return text.replaceAll(/[०-९૦-૯]/g, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));
}

/** The digits of a text as 0 to 9, and nothing else of it. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}
