import { OTP_RESEND_SECONDS } from '@seamline/shared/contract/access/session';
import { useEffect, useState } from 'react';

/** Returns the seconds left until another code may be requested, and a function that starts the wait. */
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
    // One reading of the clock: a millisecond between two readings would show as another second.
    const begun = Date.now();
    setNow(begun);
    setUntil(begun + OTP_RESEND_SECONDS * 1000);
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), start];
}
