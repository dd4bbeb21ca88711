import { useSyncExternalStore } from 'react';

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Says that a modal dialog stands on the page; the answer takes it away again. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The dialog on top: everything outside of it is out of reach for pointer, keyboard and screen reader. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
