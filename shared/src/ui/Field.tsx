import { chakra } from '@chakra-ui/react/styled-system';
import { useErrorText } from '@seamline/shared/http';
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './layout.ts';
import { Spoken } from './Spoken.tsx';
import { useSaidError } from './useSaidError.ts';

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
  /** Renders the control with the wiring it is given. */
  children: (control: ControlProps) => ReactNode;
}

const FieldBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: 0,
    '& > div:first-of-type': { display: 'flex', justifyContent: 'space-between', gap: '2', alignItems: 'baseline' },
    '& > div:first-of-type > label': { fontWeight: 'bold' },
    '& > div:first-of-type > label > span': { color: 'danger' },
    // No taller than the label, so that fields beside each other are on one line.
    '& > div:first-of-type > small': { lineHeight: 1 },
    // How long a text is matters while it is written, and where there is little room left.
    '&:not(:focus-within) > div:first-of-type [data-roomy]': { visibility: 'hidden' },
    '& small': { color: 'muted', fontSize: 'sm', whiteSpace: 'normal' },
    // A word of advice on what was filled in is more than a hint, and less than an error.
    '& > small [role=status]:not(:empty)': {
      display: 'inline-block',
      color: 'ink',
      borderInlineStart: '2px solid',
      borderColor: 'stitch',
      paddingInlineStart: '1.5',
    },
    // Empty it takes no part in the gaps between the others.
    '& > [data-said]:empty': { position: 'absolute' },
    '& [data-error]': { color: 'danger', fontSize: 'sm', display: 'flex', gap: '1.5', alignItems: 'center' },
  },
});

/** A labelled control with its hint and its error; an encoded message appears in the language of the interface. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const errorText = useErrorText();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const { aloud, attempt, ...comings } = useSaidError(error);
  return (
    <FieldBox {...comings}>
      <div>
        <label htmlFor={id}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
        {aside && <small>{aside}</small>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <span data-said="" aria-live={aloud ? 'polite' : 'off'}>
        {error && (
          <span key={attempt} data-error="">
            <Icon name="alert" />
            <span>
              <VisuallyHidden>{label}: </VisuallyHidden>
              <span id={`${id}-error`}>
                <Spoken>{errorText(error)}</Spoken>
              </span>
            </span>
          </span>
        )}
      </span>
    </FieldBox>
  );
}
