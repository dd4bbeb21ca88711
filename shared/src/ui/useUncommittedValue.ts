import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which the stored value has caught up with the input, or never will. */
const COMMIT_DELAY_MS = 1000;

/**
 * Buffers the input of a control whose value is stored elsewhere, such as in the URL. The store follows later, or
 * refuses an incomplete value; a control that showed the stored value would lose the letters typed since.
 */
export function useUncommittedValue(
  value: string,
  change: (value: string) => void,
): [typed: string, type: (value: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef<string[]>([]);
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const index = sent.current.lastIndexOf(value);
    sent.current = index < 0 ? [] : sent.current.slice(index + 1);
    // Another value was set elsewhere, such as by a button that clears the search.
    if (index < 0) setTyped(value);
  }, [value]);
  function type(next: string) {
    sent.current.push(next);
    clearTimeout(forgetting.current);
    forgetting.current = setTimeout(() => {
      sent.current = [];
    }, COMMIT_DELAY_MS);
    setTyped(next);
    change(next);
  }
  return [typed, type];
}
