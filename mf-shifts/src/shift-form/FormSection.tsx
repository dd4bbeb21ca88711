import { useMessages } from '@seamline/shared/messages';
import { Card, Grid, Heading } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { shiftMessages } from '../messages.ts';
import type { SectionId } from './formSections.ts';
import { WITH_ROOM } from './IndexedSections.tsx';

interface FormSectionProps {
  id: SectionId;
  /** Takes the whole width instead of two columns of fields. */
  wide?: boolean;
  children: ReactNode;
}

/** Room above a heading that the index leads to: the upper edge of its card stays in view. */
export const SECTION_START = {
  scrollMarginBlockStart: 0,
  css: { [WITH_ROOM]: { scrollMarginBlockStart: '1.5rem' } },
} as const;

/** A part of the form under its heading, which the index leads to. */
export function FormSection({ id, wide = false, children }: FormSectionProps) {
  const text = useMessages(shiftMessages).sections;
  return (
    <Card aria-labelledby={`section-${id}`} minWidth="0">
      <Heading id={`section-${id}`} size="md" tabIndex={-1} marginBlockEnd="4" {...SECTION_START}>
        {text[id]}
      </Heading>
      {wide ? (
        children
      ) : (
        <Grid
          gridTemplateColumns="repeat(auto-fit, minmax(min(19rem, 100%), 1fr))"
          columnGap="6"
          rowGap="4"
          alignItems="start"
        >
          {children}
        </Grid>
      )}
    </Card>
  );
}
