/** The sentences of signing in, the ones of the screen where it has them. */
export const messages = {
  codeSent: 'OTP successfully sent.',
  welcome: 'Login successful.',
  goodbye: 'You are signed out.',
  wrongCode: 'Please check your OTP.',
  wrongPassword: 'Please check your password.',
  deactivated: 'Your account is deactivated. Ask an owner to activate it.',
  signIn: 'Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  codeTooSoon: (seconds: number) => `Please wait ${duration(seconds)} before asking for another OTP.`,
  tooManyCodes: (seconds: number) => `Too many OTPs were asked for. Please try again in ${duration(seconds)}.`,
  passwordChanged: 'Password changed successfully.',
  tooManyWrongCodes: (seconds: number) => `Too many wrong OTPs. Please try again in ${duration(seconds)}.`,
  tooManyTries: (seconds: number) => `Too many failed sign-ins. Please try again in ${duration(seconds)}.`,
} as const;

/** '30 seconds', '1 minute', '15 minutes', '2 hours': rounded up, so that nobody comes back too early. */
export function duration(seconds: number): string {
  if (seconds <= 90) return count(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= 90 * 60) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
