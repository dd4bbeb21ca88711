import { useEffect, useState } from 'react';

const PAUSE = 250;

/** A value once it has not changed for a moment, so that not every letter that is typed asks the server. */
export function useSettled<T>(value: T, pause = PAUSE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
