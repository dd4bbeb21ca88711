import { Input } from '@chakra-ui/react/input';
import { Link } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/access/sign-in';
import { indianNumber } from '@seamline/shared/contract/wire/telephone-numbers';
import { ApiError, prefetchCalls } from '@seamline/shared/http';
import { notify, signIn, useCountdown, useFailures } from '@seamline/shared/session';
import { Button, Field } from '@seamline/shared/ui';
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import { earlyEntries, endEarlyForm } from './earlyEntries.ts';
import { SecretField, type SignInMode } from './SecretField.tsx';

type Busy = 'otp' | 'signIn' | undefined;

/**
 * Fetches the code of the form's calls, without which the form is shown.
 * @throws ApiError
 */
export async function loadSignInCalls() {
  prefetchCalls();
  try {
    return await import(/* webpackChunkName: "calls" */ './signInCalls.ts');
  } catch {
    throw new ApiError('', { kind: 'network' });
  }
}

/**
 * Mobile number with a password or a one-time code.
 * @param number The number to sign in with, where it is known already.
 * @param done Called once the session is stored.
 */
export function SignInForm({ number: knownNumber = '', done }: { number?: string; done(): void }) {
  const { t } = useLingui();
  const [mode, setMode] = useState<SignInMode>('password');
  const [number, setNumber] = useState(() => earlyEntries()?.number ?? knownNumber);
  const [secret, setSecret] = useState(() => earlyEntries()?.password ?? '');
  const [errors, setErrors] = useState<{ number?: string; secret?: string }>({});
  const [isForgotten, setForgotten] = useState(false);
  const [busy, setBusy] = useState<Busy>();
  const [isEntering, startEntering] = useTransition();
  const [resendIn, startCountdown] = useCountdown();
  const numberInput = useRef<HTMLInputElement>(null);
  const secretInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const failures = useFailures();
  const shownMode = useRef(mode);
  shownMode.current = mode;

  useEffect(() => {
    if (endEarlyForm()) form.current?.requestSubmit();
  }, []);

  function changeMode() {
    setMode(mode === 'password' ? 'otp' : 'password');
    setForgotten(false);
    setSecret('');
    setErrors({});
    failures.dismiss();
  }

  function signInByCode() {
    changeMode();
    setForgotten(true);
    // The link is gone.
    numberInput.current?.focus();
  }

  function refuseNumber() {
    setErrors({ number: t`Please enter a valid mobile number.` });
    failures.notify(t`Please enter a valid mobile number.`);
    numberInput.current?.focus();
  }

  async function getOtp() {
    if (!mayRequestOtp(number)) return refuseNumber();
    setBusy('otp');
    try {
      const { sendOtp } = await loadSignInCalls();
      const response = await sendOtp(number);
      if (!response.success) return failures.notify(response.message || t`Failed to send OTP.`);
      failures.dismiss();
      notify.success(t`OTP successfully sent.`);
      startCountdown();
      secretInput.current?.focus();
    } catch (error) {
      failures.notify(reasonOf(error, t`Network error sending OTP.`, t`Failed to send OTP.`));
    } finally {
      setBusy(undefined);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || isEntering) return;
    if (!isMobileNumber(number)) return refuseNumber();
    setBusy('signIn');
    setErrors({});
    const failed = mode === 'otp' ? t`Please check your OTP.` : t`Please check your password.`;
    try {
      const query = mode === 'otp' ? { number, otp: secret } : { number, password: secret };
      const { verifySecret } = await loadSignInCalls();
      const { token } = await verifySecret(query);
      if (!token) return refuseSecret(failed);
      failures.dismiss();
      notify.success(t`Login successful.`);
      // The form stays busy until the dashboard replaces it.
      startEntering(() => {
        signIn(token);
        done();
      });
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'network') failures.notify(t`Network error during login.`);
      else if (shownMode.current === mode) refuseSecret(failed, error instanceof ApiError ? error.message : undefined);
    } finally {
      setBusy(undefined);
    }
  }

  function refuseSecret(message: string, reason?: string) {
    const detail = reason === message ? '' : (reason ?? '');
    // The notification disappears after four seconds; the reason stays at the field.
    setErrors({ secret: `${message} ${detail}`.trim() });
    failures.notify(message, { detail });
    secretInput.current?.focus();
  }

  const toggle = mode === 'password' ? t`Login with OTP` : t`Login with Password`;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t`Sign In`}>
      <Stack gap="4">
        <Field
          label={t`Mobile Number`}
          hint={
            number.length > MOBILE_NUMBER_LENGTH
              ? t`That is more than 10 digits. Leave out +91 or a leading 0.`
              : t`10 digits, without +91`
          }
          error={errors.number}
        >
          {(control) => (
            <Input
              {...control}
              ref={numberInput}
              name="number"
              type="tel"
              inputMode="numeric"
              autoComplete="username"
              value={number}
              onChange={(event) => setNumber(indianNumber(event.target.value))}
            />
          )}
        </Field>
        <SecretField mode={mode} value={secret} change={setSecret} error={errors.secret} input={secretInput} />
        {mode === 'password' && (
          <Link as="button" type="button" alignSelf="end" fontSize="sm" marginBlockStart="-2" onClick={signInByCode}>
            {t`Forgot password?`}
          </Link>
        )}
        {isForgotten && (
          <Text color="fg.muted">{t`Sign in with an OTP, then choose a new password under Profile.`}</Text>
        )}
        {mode === 'otp' && (
          <Button variant="outline" onClick={getOtp} busy={busy === 'otp'} disabled={resendIn > 0}>
            {resendIn > 0 ? t`Get OTP again in ${resendIn} s` : t`Get OTP`}
          </Button>
        )}
        <Button type="submit" busy={busy === 'signIn' || isEntering}>
          {t`Sign In`}
        </Button>
        <Link as="button" type="button" alignSelf="center" onClick={changeMode}>
          {toggle}
        </Link>
      </Stack>
    </form>
  );
}

function reasonOf(error: unknown, network: string, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.kind === 'network' ? network : error.message || otherwise;
}

/** A code may be requested from ten characters on, as in the specification; more than ten are refused at sign-in. */
export function mayRequestOtp(number: string): boolean {
  return number.length >= MOBILE_NUMBER_LENGTH;
}

/** Returns true for a number with exactly the length of a mobile number. */
export function isMobileNumber(number: string): boolean {
  return number.length === MOBILE_NUMBER_LENGTH;
}
