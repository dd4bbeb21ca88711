import { chakra } from '@chakra-ui/react/styled-system';
import { usePhrases } from '@seamline/shared/messages';
import { type ReactNode, useId } from 'react';
import { checkPhrases } from './checkPhrases.ts';
import { Icon } from './Icon.tsx';
import { Spoken } from './Spoken.tsx';

/** What a field gives its control, so that label, hint and error belong to it. */
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
    '& small': { color: 'muted', fontSize: 'sm', whiteSpace: 'normal' },
    '& [data-error]': { color: 'danger', fontSize: 'sm', display: 'flex', gap: '1.5', alignItems: 'center' },
  },
});

/** A labelled control with its hint and its error; the contract's sentences are said in the language of the interface. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const say = usePhrases(checkPhrases);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldBox>
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
      {error && (
        <span id={`${id}-error`} data-error="">
          <Icon name="alert" />{' '}
          <span>
            <Spoken>{say(error)}</Spoken>
          </span>
        </span>
      )}
    </FieldBox>
  );
}
