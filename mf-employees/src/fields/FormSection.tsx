import { Heading, styled } from '@seamline/shared/ui';
import { type ReactNode, useId } from 'react';

const Frame = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlockEnd: '4',
    borderBlockEndWidth: '1px',
    borderColor: 'line',
    '& > div': {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});

/** A part of a long form, with its heading; its fields stand in two columns where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Heading id={headingId} size="md">
        {title}
      </Heading>
      <div>{children}</div>
    </Frame>
  );
}
