import type { Answer, TestApp } from './testApp.ts';

interface Secrets {
  readonly number: string;
  readonly otp?: string;
  readonly password?: string;
}

let networks = 0;

/** Each call from a network of its own, so that only the tests about addresses meet their limits. */
export function somewhere(): string {
  networks += 1;
  return `10.${Math.floor(networks / 65_536)}.${Math.floor(networks / 256) % 256}.${networks % 256}`;
}

/** With the cookie of a device, where the test has one. */
export function requestCode(app: TestApp, number: string, from = somewhere(), cookie = '') {
  return app.ask('POST', '/data/login', { query: { number }, from, headers: { cookie } });
}

export function verify(app: TestApp, secrets: Secrets, from = somewhere(), cookie = '') {
  return app.ask('POST', '/data/verify-login', { query: { ...secrets }, from, headers: { cookie } });
}

/** The cookie that an answer sets, as the device sends it back. */
export function cookieOf(answer: Answer): string {
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

export async function readOutbox(app: TestApp, number: string): Promise<string> {
  return ((await app.ask('GET', `/dev/outbox/${number}`)).body as { otp: string }).otp;
}

export async function memberWithCode(app: TestApp) {
  const { number } = await app.person();
  await requestCode(app, number);
  return { number, otp: await readOutbox(app, number) };
}

export async function tokenFor(app: TestApp, number: string): Promise<string> {
  return ((await verify(app, { number, password: 'fitting-room-7' })).body as { token: string }).token;
}

export function wrong(otp: string): string {
  return otp === '000000' ? '000001' : '000000';
}

export function comparable(headers: Readonly<Record<string, unknown>>) {
  const { date: _, ...rest } = headers;
  return rest;
}
