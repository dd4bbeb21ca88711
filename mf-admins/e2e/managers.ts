import { randomInt } from 'node:crypto';
import { expect, type Page } from '@seamline/e2e/fixtures';

/** The owner's calls that these helpers make; the fixture `owner` has them. */
interface Calls {
  post<T>(path: string, query?: Record<string, string>): Promise<T>;
}

export interface Manager {
  name: string;
  number: string;
  version: number;
}

interface Flags {
  edit?: boolean;
  view?: boolean;
  active?: boolean;
}

const PATH = '/data/settings/admin';

/** A number that no other test uses. */
export function freshNumber(): string {
  return `7${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** Adds a manager of the test's own. */
export async function addManager(owner: Calls, name: string, { edit, view, active }: Flags = {}): Promise<Manager> {
  const unique = `${name} ${randomInt(100_000)}`;
  return await owner.post<Manager>(PATH, {
    name: unique,
    number: freshNumber(),
    email: 'somebody@example.com',
    edit_permission: String(edit ?? true),
    view_permission: String(view ?? true),
    is_active: String(active ?? true),
  });
}

/** Signs in a person who has no password yet. */
export async function tokenByOtp(origin: string, number: string): Promise<string> {
  await fetch(`${origin}/data/login?number=${number}`, { method: 'POST' });
  const query = new URLSearchParams({ number, otp: await lastOtp(origin, number) });
  const response = await fetch(`${origin}/data/verify-login?${query}`, { method: 'POST' });
  return ((await response.json()) as { token: string }).token;
}

/** Signs in a person who has no password yet on a page of theirs. */
export async function signInByOtp(page: Page, origin: string, number: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(number);
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page.getByText('OTP successfully sent.')).toBeVisible();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await lastOtp(origin, number));
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The code that was sent to a number last. */
export async function lastOtp(origin: string, number: string): Promise<string> {
  const response = await fetch(`${origin}/dev/outbox/${number}`);
  return ((await response.json()) as { otp: string }).otp;
}
