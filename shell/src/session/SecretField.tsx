import { Input } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import { OTP_DIGITS } from '@seamline/shared/contract/access/sign-in';
import { onlyDigits } from '@seamline/shared/contract/wire/digits';
import { Field, PasswordInput } from '@seamline/shared/ui';
import type { RefObject } from 'react';

/** The way to sign in. */
export type SignInMode = 'password' | 'otp';

interface SecretFieldProps {
  mode: SignInMode;
  value: string;
  change(value: string): void;
  error: string | undefined;
  input: RefObject<HTMLInputElement | null>;
}

/** The password, which can be shown, or the one-time code. */
export function SecretField({ mode, value, change, error, input }: SecretFieldProps) {
  const { t } = useLingui();
  if (mode === 'otp') {
    return (
      <Field label={t`OTP`} hint={t`The 6-digit code that was sent to your phone.`} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => change(onlyDigits(event.target.value).slice(0, OTP_DIGITS))}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={t`Password`} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={input}
          name="password"
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}
