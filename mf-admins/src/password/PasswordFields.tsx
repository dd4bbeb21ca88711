import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { onlyDigits } from '@seamline/shared/contract/wire/digits';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { PasswordField, TextField, useWatch } from '@seamline/shared/form';
import { Badge } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { type Judgement, judgePassword, type Person, type Reason } from './judgePassword.ts';

/** The code and the new password, twice. */
export function PasswordFields({ person, resend }: { person: Person; resend: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="otp"
        label={t`OTP`}
        inputMode="numeric"
        autoComplete="one-time-code"
        tidy={(typed) => onlyDigits(typed).slice(0, LIMITS.otpDigits)}
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

const STRENGTHS: Readonly<Record<Judgement['strength'], MessageDescriptor>> = {
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
function Advice({ person }: { person: Person }) {
  const { t } = useLingui();
  const password = String(useWatch({ name: 'new_password' }) ?? '');
  if (password === '') return t`At least 8 characters. A few unrelated words are strong and easy to remember.`;
  const { strength, reasons } = judgePassword(password, person);
  return (
    <span role="status">
      <Badge tone={TONES[strength]}>{t(STRENGTHS[strength])}</Badge>{' '}
      {reasons.map((reason) => t(REASONS[reason])).join(' ')}
    </span>
  );
}
