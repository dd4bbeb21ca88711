import { requestOtp, verifyLogin } from '@seamline/shared/contract/access/session';
import type { InputOf } from '@seamline/shared/contract/wire/endpoint';
import { call } from '@seamline/shared/http';

/** Sends a one-time code to a mobile number. */
export function sendOtp(number: string) {
  return call(requestOtp, { query: { number } });
}

/** Exchanges a mobile number with its password or code for a session token. */
export function verifySecret(query: InputOf<typeof verifyLogin>['query']) {
  return call(verifyLogin, { query });
}
