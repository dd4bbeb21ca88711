import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';

/** Types of controls that are filled in letter by letter. */
const TYPED = /^(text|tel|email|url|search|password|number|textarea)$/;

/**
 * Announces an error that appears when its field is left or a value is chosen: once, and never while letters are typed.
 * On focus a screen reader reads the error as the field's description, and a refused form announces itself.
 */
export function useErrorAnnouncement(error: string | undefined) {
  const [isAnnounced, setAnnounced] = useState(false);
  /** Key of the error element. A new key inserts an existing error again, so that screen readers announce it. */
  const [attempt, setAttempt] = useState(0);
  const heard = useRef<string>(undefined);
  return {
    isAnnounced,
    attempt,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return;
      heard.current = error;
      setAnnounced(false);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget) || isPressedToSend(relatedTarget)) return;
      setAnnounced(true);
      if (error && error !== heard.current) setAttempt((before) => before + 1);
      heard.current = error;
    },
    onChange({ target }: ChangeEvent<HTMLElement>) {
      setAnnounced(!TYPED.test((target as HTMLInputElement).type));
    },
  };
}

/** Returns whether the submit button is being pressed, whose result is announced above the fields. */
function isPressedToSend(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[type=submit]:active');
}
