import { Input } from '@chakra-ui/react/input';
import { onlyDigits } from '@seamline/shared/contract/digits';
import { LIMITS } from '@seamline/shared/contract/fields';
import { useMessages } from '@seamline/shared/messages';
import { Field, PasswordInput } from '@seamline/shared/ui';
import type { RefObject } from 'react';
import { shellMessages } from '../messages.ts';

/** How somebody signs in. */
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
  const text = useMessages(shellMessages);
  if (mode === 'otp') {
    return (
      <Field label={text.otp} hint={text.otpHint} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => change(onlyDigits(event.target.value).slice(0, LIMITS.otpDigits))}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={text.password} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={input}
          name="password"
          autoComplete="current-password"
          showLabel={text.showPassword}
          hideLabel={text.hidePassword}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}
