import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, Ref } from 'react';
import { Input } from './controls.ts';
import { Icon } from './Icon.tsx';
import { useTyped } from './useTyped.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: '100%',
    maxWidth: { md: '26rem' },
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'muted',
      pointerEvents: 'none',
    },
  },
});

interface SearchInputProps {
  label: string;
  placeholder?: string;
  value: string;
  change(value: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
  ref?: Ref<HTMLInputElement>;
}

/** A search box; Escape empties it. */
export function SearchInput({ label, placeholder = label, value, change, onKeyDown, ref }: SearchInputProps) {
  const [typed, type] = useTyped(value, change);
  return (
    <Frame>
      <Icon name="search" />
      <Input
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        paddingInlineStart="2.25rem"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.preventDefault();
            type('');
          }
          onKeyDown?.(event);
        }}
      />
    </Frame>
  );
}
