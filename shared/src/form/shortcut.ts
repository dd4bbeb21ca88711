import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter submits from any field, text areas included. */
export function submitOnShortcut(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
