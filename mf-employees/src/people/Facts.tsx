import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Values with their names, beside each other where there is room. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(9rem, max-content) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', md: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', marginBlockEnd: { base: '2', md: 0 } },
    '& dd[data-overdue]': { color: 'danger.fg', fontWeight: 'medium' },
  },
});

interface FactProps {
  label: string;
  isOverdue?: boolean;
  children: ReactNode;
}

export function Fact({ label, isOverdue, children }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-overdue={isOverdue || undefined}>{children}</dd>
    </>
  );
}
