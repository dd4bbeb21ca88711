import { chakra } from '@chakra-ui/react/styled-system';
import { useErrorText } from '@seamline/shared/http';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { CheckboxInput, SwitchInput } from './controls.tsx';
import { Icon } from './Icon.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '2.5',
    alignItems: 'center',
    minHeight: { base: '44px', md: '32px' },
    '& label': { cursor: 'pointer', paddingBlock: { base: '0.6875rem', md: '1' } },
    '& input:disabled + label': { color: 'fg.muted', cursor: 'not-allowed' },
    '& small, & [data-error]': { gridColumn: '2', fontSize: 'sm', color: 'fg.muted' },
    '& [data-error]': { color: 'danger', display: 'flex', gap: '1.5', alignItems: 'center' },
  },
});

interface ToggleProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'color' | 'size' | 'type' | 'height' | 'width'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick with its label. */
export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} control={CheckboxInput} />;
}

/** A switch with its label, for what takes effect as on or off. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} role="switch" control={SwitchInput} />;
}

type Control = typeof CheckboxInput | typeof SwitchInput;

function Toggle({ label, hint, error, control: Control, ...input }: ToggleProps & { control: Control }) {
  const errorText = useErrorText();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Control
        type="checkbox"
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <span id={`${id}-error`} data-error="">
          <Icon name="alert" /> {errorText(error)}
        </span>
      )}
    </Frame>
  );
}
