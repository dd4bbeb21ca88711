import { OTP_RESEND_SECONDS } from '@seamline/shared/contract/session';
import { useEffect, useState } from 'react';

/** Seconds left until another code may be asked for, and a function that starts the wait. */
export function useCountdown(): [secondsLeft: number, start: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = () => {
    // Looked at once: a millisecond between two looks would be told as another second.
    const begun = Date.now();
    setNow(begun);
    setUntil(begun + OTP_RESEND_SECONDS * 1000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}
