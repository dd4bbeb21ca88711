import { onlyDigits } from '@seamline/shared/contract/digits';
import { LIMITS } from '@seamline/shared/contract/fields';
import { PasswordField, TextField, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Badge } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { adminMessages } from '../messages.ts';
import { judgePassword, type Person } from './judgePassword.ts';

/** The code and the new password, twice. */
export function PasswordFields({ person, resend }: { person: Person; resend: ReactNode }) {
  const { password: text } = useMessages(adminMessages);
  return (
    <>
      <TextField
        name="otp"
        label={text.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        tidy={(typed) => onlyDigits(typed).slice(0, LIMITS.otpDigits)}
        autoFocus
        required
      />
      {resend}
      <PasswordField
        name="new_password"
        label={text.newPassword}
        autoComplete="new-password"
        hint={<Advice person={person} />}
        alsoChecks="confirm_password"
        required
      />
      <PasswordField name="confirm_password" label={text.confirm} autoComplete="new-password" required />
    </>
  );
}

const TONES = { weak: 'danger', fair: 'neutral', strong: 'success' } as const;

/** How the password that is being typed would stand up to guessing; it advises and forbids nothing. */
function Advice({ person }: { person: Person }) {
  const { advice: text } = useMessages(adminMessages);
  const password = String(useWatch({ name: 'new_password' }) ?? '');
  if (password === '') return text.ask;
  const { strength, reasons } = judgePassword(password, person);
  return (
    <span role="status">
      <Badge tone={TONES[strength]}>{text[strength]}</Badge> {reasons.map((reason) => text[reason]).join(' ')}
    </span>
  );
}
