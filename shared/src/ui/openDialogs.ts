import { useSyncExternalStore } from 'react';

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Registers an open modal dialog; the returned function removes it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  notifyListeners();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notifyListeners();
  };
}

/** Returns the topmost dialog. Elements outside of it are unreachable for pointer, keyboard and screen reader. */
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
