import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, Ref } from 'react';
import { Input } from './controls.ts';
import { Icon } from './Icon.tsx';

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
  return (
    <Frame>
      <Icon name="search" />
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        paddingInlineStart="2.25rem"
        value={value}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault();
            change('');
          }
          onKeyDown?.(event);
        }}
      />
    </Frame>
  );
}
