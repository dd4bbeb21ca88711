import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { NativeSelect as ChakraSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

export { Input } from '@chakra-ui/react/input';
export { Textarea } from '@chakra-ui/react/textarea';

interface NativeSelectProps extends ComponentProps<typeof ChakraSelect.Field> {
  disabled?: boolean | undefined;
}

/** The browser's own select in Chakra's frame. */
export function NativeSelect({ width, disabled, ...props }: NativeSelectProps) {
  return (
    <ChakraSelect.Root width={width} disabled={disabled}>
      {/* In a field, the frame hands on the field's state only, and its types leave the select's own one out. */}
      <ChakraSelect.Field {...props} {...({ disabled } as object)} />
      <ChakraSelect.Indicator />
    </ChakraSelect.Root>
  );
}

/** A checkbox: native, because a page of rules has a hundred of them (docs/decisions/0018-chakra-components.md). */
export const CheckboxInput = chakra('input', {
  base: {
    width: '1.125rem',
    height: '1.125rem',
    accentColor: 'accent.solid',
    flexShrink: 0,
    cursor: 'pointer',
  },
});

/** A switch: a checkbox drawn as a slider. Give it `type="checkbox" role="switch"`. */
export const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '2.25rem',
    height: '1.25rem',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.subtle',
    cursor: 'pointer',
    // On paper, too, it shows whether it is on.
    printColorAdjust: 'exact',
    transition: 'background-color 120ms',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '2px',
      width: '0.875rem',
      height: '0.875rem',
      borderRadius: 'full',
      bg: 'border.control',
      translate: '0 -50%',
      transition: 'translate 120ms, background-color 120ms',
    },
    '&:checked': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      '&::after': { bg: 'accent.contrast', translate: '1rem -50%' },
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    _highContrast: { appearance: 'auto', '&::after': { display: 'none' } },
  },
});

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  autoComplete: 'new-password' | 'current-password';
  showLabel: string;
  hideLabel: string;
}

/** A password control with a button that shows and hides the password. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <InputGroup
      endElementProps={{ paddingInline: '0' }}
      endElement={
        <IconButton
          label={isVisible ? hideLabel : showLabel}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    >
      <Input spellCheck={false} autoCapitalize="off" {...props} type={isVisible ? 'text' : 'password'} />
    </InputGroup>
  );
}
