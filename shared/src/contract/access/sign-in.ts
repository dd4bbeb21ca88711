// The sign-in page is shown before any schema is loaded, so its rules stand apart from them.

export const MOBILE_NUMBER_LENGTH = 10;
export const OTP_DIGITS = 6;
/** Seconds until another code may be asked for. */
export const OTP_RESEND_SECONDS = 30;
