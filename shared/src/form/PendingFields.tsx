import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Fields = chakra('div', {
  base: {
    display: 'contents',
    '&[inert] > *': { opacity: 0.6 },
    '&[inert] :is(input, select, textarea)': { bg: 'bg.subtle' },
    '@media (max-width: 30rem)': { '& > button': { flex: '1 1 auto' } },
  },
});

/**
 * The part of a form that cannot be changed while the form is sent, by pointer, keyboard or drop: controls, maps and
 * tables. A dialog that opens during the request must be outside, since it would be inert as well.
 */
export function PendingFields({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return <Fields inert={isSending}>{children}</Fields>;
}
