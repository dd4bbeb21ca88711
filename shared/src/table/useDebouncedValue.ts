import { useEffect, useState } from 'react';

const PAUSE = 250;

/** Debounces a value by `pause` milliseconds, so that not every typed letter causes a request. */
export function useDebouncedValue<T>(value: T, pause = PAUSE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
