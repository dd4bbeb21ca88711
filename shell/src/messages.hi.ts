import type { Catalogue } from '@seamline/shared/messages';
import type { ShellTexts } from './messages.ts';

export const texts: Catalogue<ShellTexts> = {
  productName: 'Seamline HR',
  tagline: 'आसान वर्कफ़्लो, AI के साथ',

  signInTitle: 'साइन इन',
  signInLead: 'वही मोबाइल नंबर डालें जो आपकी संस्था ने दर्ज किया है।',
  mobileNumber: 'मोबाइल नंबर',
  mobileNumberHint: '10 अंक, बिना +91 के',
  tooManyDigits: 'यह 10 अंकों से ज़्यादा है। +91 या शुरू का 0 हटा दें।',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  otp: 'OTP',
  otpHint: 'आपके फ़ोन पर भेजा गया 6 अंकों का कोड।',
  getOtp: 'OTP पाएँ',
  getOtpAgain: (seconds) => `${seconds} सेकंड में फिर से OTP पाएँ`,
  signIn: 'साइन इन करें',
  loginWithOtp: 'OTP से लॉगिन करें',
  loginWithPassword: 'पासवर्ड से लॉगिन करें',
  invalidNumber: 'कृपया सही मोबाइल नंबर डालें।',
  otpSent: 'OTP भेज दिया गया।',
  otpFailed: 'OTP नहीं भेजा जा सका।',
  otpNetwork: 'नेटवर्क की गड़बड़ी से OTP नहीं भेजा जा सका।',
  checkOtp: 'कृपया अपना OTP जाँचें।',
  checkPassword: 'कृपया अपना पासवर्ड जाँचें।',
  loginNetwork: 'नेटवर्क की गड़बड़ी से लॉगिन नहीं हो सका।',
  loginSuccessful: 'लॉगिन हो गया।',
  sessionLapsed: 'आपका सेशन ख़त्म हो गया है',
  sessionLapsedLead: 'जहाँ थे वहीं से आगे बढ़ने के लिए फिर से साइन इन करें। पेज पर लिखा हुआ सब सुरक्षित है।',
  signOutInstead: 'साइन आउट करें और यह पेज छोड़ दें',

  signupTitle: 'साइन अप',

  language: 'भाषा',
  loadingArea: 'लोड हो रहा है…',

  backToDashboard: 'डैशबोर्ड पर वापस जाएँ',
  backToSignIn: 'साइन इन पर वापस जाएँ',

  notFoundTitle: 'पेज नहीं मिला',
  notFoundLead: (path) => `${path} पर कुछ नहीं है।`,

  shellFailed: 'कुछ गड़बड़ हो गई',
  shellFailedLead: 'पेज दिखाया नहीं जा सका। आपका सेशन चालू है।',
  reload: 'पेज फिर से लोड करें',
};
