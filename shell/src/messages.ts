import { defineMessages } from '@seamline/shared/messages';

const english = {
  productName: 'Seamline HR',
  tagline: 'Smarter Workflows, Powered by AI',

  signInTitle: 'Sign in',
  signInLead: 'Use the mobile number that your organisation registered.',
  mobileNumber: 'Mobile Number',
  mobileNumberHint: '10 digits, without +91',
  tooManyDigits: 'That is more than 10 digits. Leave out +91 or a leading 0.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  otp: 'OTP',
  otpHint: 'The 6-digit code that was sent to your phone.',
  getOtp: 'Get OTP',
  getOtpAgain: (seconds: number) => `Get OTP again in ${seconds} s`,
  signIn: 'Sign In',
  loginWithOtp: 'Login with OTP',
  loginWithPassword: 'Login with Password',
  invalidNumber: 'Please enter a valid mobile number.',
  otpSent: 'OTP successfully sent.',
  otpFailed: 'Failed to send OTP.',
  otpNetwork: 'Network error sending OTP.',
  checkOtp: 'Please check your OTP.',
  checkPassword: 'Please check your password.',
  loginNetwork: 'Network error during login.',
  loginSuccessful: 'Login successful.',
  sessionLapsed: 'Your session has ended',
  sessionLapsedLead: 'Sign in again to go on where you were. Nothing on the page is lost.',
  signOutInstead: 'Sign out and leave this page',

  signupTitle: 'Signup',

  language: 'Language',
  loadingArea: 'Loading…',

  backToDashboard: 'Back to the dashboard',
  backToSignIn: 'Back to the sign-in',

  notFoundTitle: 'Page not found',
  notFoundLead: (path: string) => `There is nothing at ${path}.`,

  shellFailed: 'Something went wrong',
  shellFailedLead: 'The page could not be shown. Your session is kept.',
  reload: 'Reload the page',
};

/** What a translation of these texts has. */
export type ShellTexts = typeof english;

export const shellMessages = defineMessages(english, {
  hi: () => import('./messages.hi.ts'),
  gu: () => import('./messages.gu.ts'),
});
