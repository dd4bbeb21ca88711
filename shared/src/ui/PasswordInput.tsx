import { type ComponentProps, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Input } from './controls.ts';
import { Icon } from './Icon.tsx';
import { Box } from './layout.ts';

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  autoComplete: 'new-password' | 'current-password';
  showLabel: string;
  hideLabel: string;
}

/** A password control with a button that shows and hides what was typed. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Box position="relative">
      <Input
        spellCheck={false}
        autoCapitalize="off"
        paddingInlineEnd="12"
        {...props}
        type={isVisible ? 'text' : 'password'}
      />
      <IconButton
        label={isVisible ? hideLabel : showLabel}
        aria-pressed={isVisible}
        position="absolute"
        insetInlineEnd="0"
        insetBlock="0"
        onClick={() => setVisible(!isVisible)}
      >
        <Icon name={isVisible ? 'eyeOff' : 'eye'} />
      </IconButton>
    </Box>
  );
}
