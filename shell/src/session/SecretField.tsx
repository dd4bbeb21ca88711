import { OTP_LENGTH } from '@seamline/shared/contract/session';
import { useMessages } from '@seamline/shared/messages';
import { Box, Field, Icon, IconButton, Input } from '@seamline/shared/ui';
import { type RefObject, useState } from 'react';
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
  const [visible, setVisible] = useState(false);
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
            maxLength={OTP_LENGTH}
            value={value}
            onChange={(event) => change(event.target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={text.password} error={error}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            ref={input}
            name="password"
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            paddingInlineEnd="3rem"
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <IconButton
            label={visible ? text.hidePassword : text.showPassword}
            aria-pressed={visible}
            position="absolute"
            insetInlineEnd="0"
            insetBlock="0"
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eyeOff' : 'eye'} />
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
