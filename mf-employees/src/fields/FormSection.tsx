import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useRegisterSection } from './FormSections.tsx';

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlockEnd: '4',
    borderBlockEndWidth: '1px',
    '& > div': {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  variants: {
    dense: { true: { '& > div': { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' } } },
  },
});

interface FormSectionProps {
  title: string;
  lead?: string;
  /** For small things: as many beside each other as there is room for. */
  dense?: boolean;
  children: ReactNode;
}

/** A part of a long form, with its heading; its fields are in two columns where there is room. */
export function FormSection({ title, lead, dense = false, children }: FormSectionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const register = useRegisterSection();
  useLayoutEffect(
    () => (heading.current ? register({ title, heading: heading.current }) : undefined),
    [register, title],
  );
  return (
    <Frame aria-labelledby={headingId} dense={dense || undefined}>
      <Heading id={headingId} size="md" ref={heading} tabIndex={-1} scrollMarginTop="4.5rem">
        {title}
      </Heading>
      {lead && (
        <Text color="fg.muted" fontSize="sm">
          {lead}
        </Text>
      )}
      <div>{children}</div>
    </Frame>
  );
}
