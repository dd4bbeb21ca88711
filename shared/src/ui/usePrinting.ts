import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Returns whether the page is being printed. An external store renders at once, before the browser prints. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(listener: () => void): () => void {
  const set = (value: boolean) => () => {
    isPrinting = value;
    listener();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
