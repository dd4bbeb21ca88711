import { Field as ChakraField } from '@chakra-ui/react/field';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useErrorText } from '@seamline/shared/http';
import { type ChangeEvent, type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { MessageText } from './Notice.tsx';

/** Types of controls that are filled in letter by letter. */
const TYPED = /^(text|tel|email|url|search|password|number|textarea)$/;

/**
 * Announces an error that appears when its field is left or a value is chosen: once, and never while letters are typed.
 * On focus a screen reader reads the error as the field's description, and a refused form announces itself.
 */
function useErrorAnnouncement(error: string | undefined) {
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

/** Attributes that bind label, hint and error of a field to its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shown at the end of the label's line, such as a character counter. */
  aside?: ReactNode;
  /** Renders the control with the given attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error; an encoded message appears in the language of the interface. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const errorText = useErrorText();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const { isAnnounced, attempt, ...handlers } = useErrorAnnouncement(error);
  return (
    <ChakraField.Root
      ids={{ label: `${id}-label`, helperText: `${id}-hint`, errorText: `${id}-error` }}
      id={id}
      // A group with one member would only add to the announcement.
      role="presentation"
      invalid={!!error}
      {...handlers}
    >
      <div>
        <ChakraField.Label>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </ChakraField.Label>
        {aside && <small>{aside}</small>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && <ChakraField.HelperText as="small">{hint}</ChakraField.HelperText>}
      <span data-said="" aria-live={isAnnounced ? 'polite' : 'off'}>
        {error && (
          <span key={attempt} data-error="">
            <Icon name="alert" />
            <span>
              <VisuallyHidden>{label}: </VisuallyHidden>
              <span id={`${id}-error`}>
                <MessageText>{errorText(error)}</MessageText>
              </span>
            </span>
          </span>
        )}
      </span>
    </ChakraField.Root>
  );
}
