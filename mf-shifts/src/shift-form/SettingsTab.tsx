import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { RULE_SECTIONS, type RuleSection } from '@seamline/shared/contract/shifts/shift-rule';
import { recordOf, SHIFT_RULES } from '@seamline/shared/contract/shifts/shift-rules';
import { Button, Icon } from '@seamline/shared/ui';
import { memo, type ReactNode, useState } from 'react';
import { FormSection, SECTION_TITLES } from './FormSection.tsx';
import { Rule } from './Rule.tsx';
import { SectionIndex, WITH_INDEX } from './SectionIndex.tsx';

/** Widths from which the explanation is beside the section as well. */
const WITH_EXPLANATION = '@container (min-width: 58rem)';

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    '@media print': { containerType: 'normal' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      alignItems: 'start',
      [WITH_INDEX]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
      [WITH_EXPLANATION]: { gridTemplateColumns: '200px minmax(0, 1fr) 320px', gap: '5' },
    },
    '& aside': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      [WITH_INDEX]: { gridColumn: '2' },
      [WITH_EXPLANATION]: {
        gridColumn: '3',
        position: 'sticky',
        top: '4.5rem',
        // Between the header of the page and the buttons of the form.
        maxHeight: 'max(24rem, calc(100dvh - 9.5rem))',
        overflowY: 'auto',
      },
    },
    '& aside > button': { justifySelf: 'start', [WITH_EXPLANATION]: { display: 'none' } },
    '& aside > div': {
      display: 'none',
      gap: '3',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '&[data-open]': { display: 'grid' },
      [WITH_EXPLANATION]: { display: 'grid' },
      '@media print': { display: 'grid' },
    },
  },
});

interface SettingsTabProps {
  /** The values that the index counts as defaults. */
  defaults: ShiftInput;
  section: RuleSection;
  show(section: RuleSection): void;
  /** Leads to what follows the last section. */
  goOn(): void;
  /** The explanation of the shift. */
  children: ReactNode;
}

/** The rules that all days have in common: an index of their sections, the chosen section, and what the rules mean. */
export function SettingsTab({ defaults, section, show, goOn, children }: SettingsTabProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const next = RULE_SECTIONS[RULE_SECTIONS.indexOf(section) + 1];
  const nextTitle = t(SECTION_TITLES[next ?? 'week']);
  return (
    <Frame>
      <div>
        <SectionIndex defaults={defaults} section={section} show={show} />
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap="3">
          <RuleSections section={section} />
          <Button variant="outline" justifySelf="end" onClick={() => (next ? show(next) : goOn())}>
            {t`Next: ${nextTitle}`}
          </Button>
        </Grid>
        <aside aria-label={t`Explanation`}>
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls="explanation"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="eye" /> {isOpen ? <Trans>Hide the explanation</Trans> : <Trans>Show the explanation</Trans>}
          </Button>
          <div id="explanation" data-open={isOpen || undefined}>
            {children}
          </div>
        </aside>
      </div>
    </Frame>
  );
}

/** The sections in the order of their records; those out of view stay mounted. */
const RuleSections = memo(({ section }: { section: RuleSection }) =>
  RULE_SECTIONS.map((id) => (
    <FormSection key={id} id={id} isShown={id === section}>
      <Grid
        gridTemplateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))"
        columnGap="6"
        rowGap="4"
        alignItems="start"
      >
        {SHIFT_RULES.filter((name) => recordOf(name).section === id).map((name) => (
          <Rule key={name} name={name} />
        ))}
      </Grid>
    </FormSection>
  )),
);
