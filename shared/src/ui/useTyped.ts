import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which the address has come to what was typed, or never will. */
const PATIENCE = 1000;

/**
 * What stands in a box whose value is kept elsewhere, such as in the address, which follows a moment later or does not
 * take what is half typed. A box that showed the kept value would lose what is typed meanwhile, all of it in a date.
 */
export function useTyped(
  value: string,
  change: (value: string) => void,
): [typed: string, type: (value: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef<string[]>([]);
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const place = sent.current.lastIndexOf(value);
    sent.current = place < 0 ? [] : sent.current.slice(place + 1);
    // Anything else comes from elsewhere, such as a button that clears the search.
    if (place < 0) setTyped(value);
  }, [value]);
  function type(next: string) {
    sent.current.push(next);
    clearTimeout(forgetting.current);
    forgetting.current = setTimeout(() => {
      sent.current = [];
    }, PATIENCE);
    setTyped(next);
    change(next);
  }
  return [typed, type];
}
