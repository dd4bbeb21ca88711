import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useEffect, useRef } from 'react';

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
