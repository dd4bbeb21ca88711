import type { Catalogue } from '@seamline/shared/messages';
import type { ShellTexts } from './messages.ts';

export const texts: Catalogue<ShellTexts> = {
  productName: 'Seamline HR',
  tagline: 'સરળ વર્કફ્લો, AI સાથે',

  signInTitle: 'સાઇન ઇન',
  signInLead: 'તમારી સંસ્થાએ નોંધાવેલો મોબાઇલ નંબર લખો.',
  mobileNumber: 'મોબાઇલ નંબર',
  mobileNumberHint: '10 અંક, +91 વગર',
  tooManyDigits: 'આ 10 અંકથી વધુ છે. +91 અથવા શરૂઆતનો 0 કાઢી નાખો.',
  password: 'પાસવર્ડ',
  showPassword: 'પાસવર્ડ બતાવો',
  hidePassword: 'પાસવર્ડ છુપાવો',
  otp: 'OTP',
  otpHint: 'તમારા ફોન પર મોકલેલો 6 અંકનો કોડ.',
  getOtp: 'OTP મેળવો',
  getOtpAgain: (seconds) => `${seconds} સેકન્ડમાં ફરી OTP મેળવો`,
  signIn: 'સાઇન ઇન કરો',
  loginWithOtp: 'OTPથી લૉગિન કરો',
  loginWithPassword: 'પાસવર્ડથી લૉગિન કરો',
  invalidNumber: 'કૃપા કરીને સાચો મોબાઇલ નંબર લખો.',
  otpSent: 'OTP મોકલી દીધો છે.',
  otpFailed: 'OTP મોકલી શકાયો નહીં.',
  otpNetwork: 'નેટવર્કની ખામીને લીધે OTP મોકલી શકાયો નહીં.',
  checkOtp: 'કૃપા કરીને તમારો OTP તપાસો.',
  checkPassword: 'કૃપા કરીને તમારો પાસવર્ડ તપાસો.',
  loginNetwork: 'નેટવર્કની ખામીને લીધે લૉગિન થયું નહીં.',
  loginSuccessful: 'લૉગિન થઈ ગયું.',
  sessionLapsed: 'તમારું સેશન પૂરું થયું છે',
  sessionLapsedLead: 'જ્યાં હતા ત્યાંથી આગળ વધવા ફરી સાઇન ઇન કરો. પેજ પરનું બધું લખાણ સલામત છે.',
  signOutInstead: 'સાઇન આઉટ કરો અને આ પેજ છોડો',

  signupTitle: 'સાઇન અપ',

  language: 'ભાષા',
  loadingArea: 'લોડ થઈ રહ્યું છે…',

  backToDashboard: 'ડૅશબોર્ડ પર પાછા જાઓ',
  backToSignIn: 'સાઇન ઇન પર પાછા જાઓ',

  notFoundTitle: 'પેજ મળ્યું નથી',
  notFoundLead: (path) => `${path} પર કંઈ નથી.`,

  shellFailed: 'કંઈક ખોટું થયું',
  shellFailedLead: 'પેજ બતાવી શકાયું નહીં. તમારું સેશન ચાલુ છે.',
  reload: 'પેજ ફરી લોડ કરો',
};
