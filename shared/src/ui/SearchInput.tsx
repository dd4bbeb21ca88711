import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import type { KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import { useUncommittedValue } from './useUncommittedValue.ts';

interface SearchInputProps {
  label: string;
  value: string;
  change(value: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A search box; Escape empties it. */
export function SearchInput({ label, value, change, onKeyDown }: SearchInputProps) {
  const [typed, type] = useUncommittedValue(value, change);
  return (
    <InputGroup
      maxWidth={{ md: '26rem' }}
      startElement={<Icon name="search" />}
      startElementProps={{ paddingInline: '2.5' }}
    >
      <Input
        type="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
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
    </InputGroup>
  );
}
