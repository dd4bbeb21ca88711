import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RuleSection } from '@seamline/shared/contract/shifts/shift-rule';
import { usePrinting } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

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
  /** False for a section that is mounted behind another one; paper has them all. */
  isShown?: boolean;
  /** Content beside the heading. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the form under its heading. */
export function FormSection({ id, isShown = true, tools, children }: FormSectionProps) {
  const { t } = useLingui();
  const isPrinting = usePrinting();
  return (
    <Card.Root
      as="section"
      aria-labelledby={`section-${id}`}
      hidden={!isShown && !isPrinting}
      minWidth="0"
      paddingBlock={{ base: '4', md: '3' }}
    >
      <Flex flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1" marginBlockEnd="2">
        <Heading id={`section-${id}`} size="md" tabIndex={-1}>
          {t(SECTION_TITLES[id])}
        </Heading>
        {tools}
      </Flex>
      {children}
    </Card.Root>
  );
}
