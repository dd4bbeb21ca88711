import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

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
