import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RuleSection } from '@seamline/shared/contract/shift-rule';
import type { ReactNode } from 'react';

/** Containers wide enough for the index beside the sections; the suite's menu takes part of the page. */
export const WITH_ROOM = '@container (min-width: 52rem)';

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      [WITH_ROOM]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: '5' },
    },
  },
});

/** The index of a form, and its sections beside it where there is room, else below. */
export function IndexedSections({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div>{children}</div>
    </Frame>
  );
}

/** A section of the form: rules, the weekly table, or the picture of the days. */
export type SectionId = RuleSection | 'week' | 'timeline';

/** The headings of the sections. */
export const SECTION_TITLES: Readonly<Record<SectionId, MessageDescriptor>> = {
  basic: msg`Basic Shift`,
  weekOff: msg`Week Off Settings`,
  lateIn: msg`Late In / Early Out Settings`,
  leave: msg`Leave Settings`,
  penalty: msg`Penalty Setting`,
  overtime: msg`OT Setting`,
  compOff: msg`Comp Off Leave`,
  break: msg`Break Setting`,
  week: msg`Weekly Timings`,
  timeline: msg`The Day as a Picture`,
};

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
  const { t } = useLingui();
  return (
    <Card.Root as="section" aria-labelledby={`section-${id}`} minWidth="0">
      <Heading id={`section-${id}`} size="md" tabIndex={-1} marginBlockEnd="4" {...SECTION_START}>
        {t(SECTION_TITLES[id])}
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
    </Card.Root>
  );
}
