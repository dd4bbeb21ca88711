import type { Locator, Page } from '@playwright/test';

export function mobileNumber(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Mobile Number' });
}

export function passwordField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Password', exact: true });
}

export function otpField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'OTP' });
}

export function signInButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Sign In' });
}

export function getOtp(page: Page): Locator {
  return page.getByRole('button', { name: /^Get OTP/ });
}

/** The messages on the page, errors or successes. */
export function message(page: Page, kind: 'error' | 'success'): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole(kind === 'error' ? 'alert' : 'status');
}
