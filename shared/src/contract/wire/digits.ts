/** The digits of all scripts, such as those of Devanagari, Gujarati and Arabic keyboards, as 0 to 9; all else stays. */
export function latinDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);
}

/** In Unicode the ten digits of a script follow each other, and blocks of digits that touch are whole tens. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Characters that nobody sees, such as the marks of direction that messengers put around a number. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** A number as people read it: digits as 0 to 9, one kind of space, hyphen and plus, nothing invisible. */
export function cleanNumber(text: string): string {
  return latinDigits(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{White_Space}/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll('＋', '+')
    .trim();
}

/** The digits of a text as 0 to 9, and nothing else of it. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}
