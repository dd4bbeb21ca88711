import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';

/** Whether a control is filled in letter by letter. */
const TYPED = /^(text|tel|email|url|search|password|number|date|textarea)$/;

/**
 * When the error of a field is spoken. Whoever enters the field hears it as its description, and a form that is refused
 * says so itself. What is left is the error that appears when the field is left, or when something was chosen in it:
 * it is said once, and never while letters are typed.
 */
export function useSaidError(error: string | undefined) {
  const [aloud, setAloud] = useState(false);
  /** Screen readers say what comes in: an error that is there already comes in again under another key. */
  const [attempt, setAttempt] = useState(0);
  const heard = useRef<string>(undefined);
  return {
    aloud,
    attempt,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return;
      heard.current = error;
      setAloud(false);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget) || isPressedToSend(relatedTarget)) return;
      setAloud(true);
      if (error && error !== heard.current) setAttempt((before) => before + 1);
      heard.current = error;
    },
    onChange({ target }: ChangeEvent<HTMLElement>) {
      setAloud(!TYPED.test((target as HTMLInputElement).type));
    },
  };
}

/** A press of the button that sends the form: what comes of it is told above the fields. */
function isPressedToSend(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[type=submit]:active');
}
