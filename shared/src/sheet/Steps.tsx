import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** The steps along a dashed line: completed ones are in the colour of the stitch, the current one is filled. */
const List = chakra('ol', {
  base: {
    display: 'flex',
    maxWidth: '46rem',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minWidth: 0 },
    '& > li:not(:last-child)': { flex: '1 1 auto' },
    '& > li:not(:last-child)::after': {
      content: '""',
      flex: '1 1 0.75rem',
      minWidth: '0.75rem',
      marginInlineEnd: '2',
      borderBlockStart: '2px dashed',
      borderColor: 'border',
    },
    '& > li[data-done]::after': { borderColor: 'stitch' },
    '& > li > span:first-of-type': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control',
      fontWeight: 'bold',
    },
    '& > [data-done] > span:first-of-type': { borderColor: 'stitch', color: 'stitch' },
    '& > [aria-current]': { color: 'fg', fontWeight: 'bold' },
    '& > [aria-current] > span:first-of-type': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
    },
    // A phone shows the name of one step; the others are for screen readers.
    '@media (max-width: 768px)': { '& > li:not([aria-current]) > span:last-of-type': { srOnly: true } },
    '@media (forced-colors: active)': { '& > [aria-current] > span:first-of-type': { outline: '2px solid' } },
  },
});

interface StepsProps {
  /** The steps by their names. */
  readonly labels: readonly string[];
  /** The index of the current one. */
  readonly current: number;
}

/** The steps of an import, with the current one marked. The last one is its result, and complete when it is reached. */
export function Steps({ labels, current }: StepsProps) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Steps`}>
      {labels.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || current === labels.length - 1 ? '' : undefined}
        >
          <span aria-hidden="true">{index < current ? <Icon name="check" /> : index + 1}</span>
          <span>{label}</span>
        </li>
      ))}
    </List>
  );
}

/** The heading of a step. It takes the focus, which the button that led here has lost. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} outline="none">
      {children}
    </Heading>
  );
}
