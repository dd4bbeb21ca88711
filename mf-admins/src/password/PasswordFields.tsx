import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { OTP_DIGITS } from '@seamline/shared/contract/access/sign-in';
import { onlyDigits } from '@seamline/shared/contract/wire/digits';
import { PasswordField, TextField, useWatch } from '@seamline/shared/form';
import { Badge } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** The code and the new password, twice. */
export function PasswordFields({ person, resend }: { person: AccountName; resend: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="otp"
        label={t`OTP`}
        inputMode="numeric"
        autoComplete="one-time-code"
        tidy={(typed) => onlyDigits(typed).slice(0, OTP_DIGITS)}
        autoFocus
        required
      />
      {resend}
      <PasswordField
        name="new_password"
        label={t`New Password`}
        autoComplete="new-password"
        hint={<Advice person={person} />}
        alsoChecks="confirm_password"
        required
      />
      <PasswordField name="confirm_password" label={t`Confirm Password`} autoComplete="new-password" required />
    </>
  );
}

const STRENGTHS: Readonly<Record<PasswordStrength['strength'], MessageDescriptor>> = {
  weak: msg({ message: 'Weak', comment: 'Strength of a password' }),
  fair: msg({ message: 'Fair', comment: 'Strength of a password' }),
  strong: msg({ message: 'Strong', comment: 'Strength of a password' }),
};

const REASONS: Readonly<Record<Reason, MessageDescriptor>> = {
  common: msg`It is one of the passwords that attackers try first.`,
  personal: msg`It contains your name or your number.`,
  sequence: msg`Most of it is a sequence of neighbouring keys, letters or digits.`,
  repeated: msg`Much of it is repeated.`,
  short: msg`Longer is stronger: 12 characters and more.`,
};

const TONES = { weak: 'danger', fair: 'neutral', strong: 'success' } as const;

/** Advises on the strength of the typed password and forbids nothing. */
function Advice({ person }: { person: AccountName }) {
  const { t } = useLingui();
  const password = String(useWatch({ name: 'new_password' }) ?? '');
  if (password === '') return t`At least 8 characters. A few unrelated words are strong and easy to remember.`;
  const { strength, reasons } = passwordStrength(password, person);
  return (
    <span role="status">
      <Badge tone={TONES[strength]}>{t(STRENGTHS[strength])}</Badge>{' '}
      {reasons.map((reason) => t(REASONS[reason])).join(' ')}
    </span>
  );
}

/** The owner of the password: attackers try their name and number first. */
interface AccountName {
  readonly name: string;
  readonly number: string;
}

type Reason = 'common' | 'personal' | 'sequence' | 'repeated' | 'short';

interface PasswordStrength {
  readonly strength: 'weak' | 'fair' | 'strong';
  /** The weaknesses that were found, in the order in which they are shown. */
  readonly reasons: readonly Reason[];
}

const LONG_ENOUGH = 12;
const SHORTEST = 8;

/** Words from the top of lists of leaked passwords, and words that suggest themselves for this product. */
const COMMON = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'admin',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'cricket',
  'monkey',
  'dragon',
  'master',
  'india',
  'bharat',
  'krishna',
  'ganesh',
  'jaishreeram',
  'surat',
  'gujarat',
  'seamline',
  'fittingroom',
];

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * Judges by what guessing programs try first: known words, the person, rows of keys, repetition; and then by length.
 * Kinds of characters count for nothing: `P@ssw0rd1` has four of them and is found at once.
 */
export function passwordStrength(password: string, person: AccountName): PasswordStrength {
  const plain = withoutDisguise(password);
  const found: Reason[] = [];
  if (restWithout(plain, COMMON) < SHORTEST && COMMON.some((word) => plain.includes(word))) found.push('common');
  const known = factsOf(person).filter((fact) => plain.includes(fact) || password.toLowerCase().includes(fact));
  if (known.length > 0) found.push('personal');
  if (longestRun(password.toLowerCase()) * 2 > password.length) found.push('sequence');
  if (withoutRepeats(password).length * 2 < [...password].length || new Set(password).size < 5) found.push('repeated');
  const isShort = [...password].length < LONG_ENOUGH;
  if (found.length > 0) return { strength: 'weak', reasons: found };
  if ([...password].length < SHORTEST) return { strength: 'weak', reasons: ['short'] };
  return isShort ? { strength: 'fair', reasons: ['short'] } : { strength: 'strong', reasons: [] };
}

const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns the letters alone, with digits and signs replaced by the letters that they usually replace. */
function withoutDisguise(password: string): string {
  return [...password.toLowerCase()]
    .map((character) => DISGUISES[character] ?? character)
    .filter((character) => /\p{L}|\p{M}/u.test(character))
    .join('');
}

/** Counts the letters that remain without the known words. */
function restWithout(plain: string, words: readonly string[]): number {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), plain).length;
}

function factsOf({ name, number }: AccountName): string[] {
  const words = name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return [...words.filter((word) => word.length >= 4), ...(number ? [number, number.slice(-6)] : [])];
}

/** Returns the length of the longest sequence of neighbouring keys, letters or digits, forwards or backwards. */
function longestRun(password: string): number {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let longest = 0;
  for (let start = 0; start < password.length; start += 1) {
    for (let end = start + 3; end <= password.length; end += 1) {
      const piece = password.slice(start, end);
      if (!rows.some((row) => row.includes(piece))) break;
      longest = Math.max(longest, end - start);
    }
  }
  return longest;
}

/** Returns `abc` for `abcabcabc`. */
function withoutRepeats(password: string): string {
  return password.replaceAll(/(.+?)\1+/gsu, '$1');
}
