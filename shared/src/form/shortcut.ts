import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter submits from any field, text areas included; but not from a dialog over the form. */
export function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if ((event.target as Element).closest('form, dialog') !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
