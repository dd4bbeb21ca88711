import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { verifyLogin } from '@seamline/shared/contract/access/session';
import { ApiError, call } from '@seamline/shared/http';
import { currentSession, signIn } from '@seamline/shared/session';
import { Button, Field, Notice } from '@seamline/shared/ui';
import { type FormEvent, useState } from 'react';

/** Mobile number and password. The shell's sign-in, with one-time codes and translations, is no part of a remote. */
export function SignInForm() {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const query = { number: String(entries.get('number')), password: String(entries.get('password')) };
    setBusy(true);
    setProblem(undefined);
    try {
      const { token } = await call(verifyLogin, { query });
      if (token) signIn(token);
      else setProblem('The server answered without a session.');
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card.Root as="section" maxWidth="24rem" marginInline="auto" marginBlockStart="8">
      <form onSubmit={submit} aria-label="Sign In">
        <Stack gap="4">
          <Heading as="h1">Sign in</Heading>
          {problem && <Notice tone="error">{problem}</Notice>}
          <Field label="Mobile Number">
            {(control) => (
              <Input
                {...control}
                name="number"
                inputMode="numeric"
                autoComplete="username"
                defaultValue={currentSession()?.number}
              />
            )}
          </Field>
          <Field label="Password">
            {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" />}
          </Field>
          <Button type="submit" busy={busy}>
            Sign In
          </Button>
        </Stack>
      </form>
    </Card.Root>
  );
}
