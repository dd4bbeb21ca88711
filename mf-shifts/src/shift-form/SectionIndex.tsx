import { chakra } from '@chakra-ui/react/styled-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { RULE_SECTIONS, type RuleSection } from '@seamline/shared/contract/shifts/shift-rule';
import { type DayRule, isDayRule, isInForce, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { useFormState, useWatch } from '@seamline/shared/form';
import { Badge, Icon } from '@seamline/shared/ui';
import { useDeferredValue } from 'react';
import { differencesOf } from '../engine/differences.ts';
import { SECTION_TITLES } from './FormSection.tsx';
import { sectionOf } from './FormTabs.tsx';
import { problemsIn } from './problems.ts';

/** Widths of the tab from which the index is beside the sections; the menu takes its part of the window. */
export const WITH_INDEX = '@container (min-width: 36rem)';

const Frame = chakra('nav', {
  base: {
    alignSelf: 'start',
    // The frame contains its names, which would otherwise widen the page.
    minWidth: 0,
    '& ol': {
      display: 'flex',
      gap: '0.5',
      overflowX: 'auto',
      padding: '1',
    },
    '& button': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '2',
      alignItems: 'center',
      width: '100%',
      minHeight: '44px',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      color: 'fg',
      whiteSpace: 'nowrap',
      lineHeight: '1.3',
      '&:hover': { bg: 'bg.muted' },
      '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
      '& > svg': { color: 'success' },
      '&[data-unfinished] > svg': { color: 'fg.muted' },
      // As wide as the marks of the other lines, so that all names begin below each other.
      '& > [data-tone=danger]': { minWidth: '1.1rem', paddingInline: '1', justifyContent: 'center' },
      '& small': { display: 'none', gridColumn: '2', color: 'fg.muted', fontSize: 'xs' },
    },
    [WITH_INDEX]: {
      position: 'sticky',
      top: '4.5rem',
      '& ol': { flexDirection: 'column', padding: '0' },
      '& button': { whiteSpace: 'normal', '& small': { display: 'block' } },
    },
  },
});

interface SectionIndexProps {
  /** The values that count as defaults. */
  defaults: ShiftInput;
  /** The section in view. */
  section: RuleSection;
  show(section: RuleSection): void;
}

/** The sections of the settings: which is in view, what has to be corrected, and how much is not as by default. */
export function SectionIndex({ defaults, section, show }: SectionIndexProps) {
  const { t } = useLingui();
  const values = useDeferredValue(useWatch() as ShiftInput);
  const { errors } = useFormState();
  const problems = problemsIn(errors, false);
  const differences = differencesOf(defaults, values);

  const errorCount = (count: number) => t`${plural(count, { one: '# error', other: '# errors' })}`;

  const stateOf = (wrong: number, isUnfinished: boolean, different: number) => {
    if (wrong > 0) return errorCount(wrong);
    if (isUnfinished) return t`This shift has no name yet`;
    return different > 0
      ? t`${plural({ count: different }, { one: '# differs from the default', other: '# differ from the default' })}`
      : t`Using defaults`;
  };

  return (
    <Frame aria-label={t`Sections of the form`}>
      <ol>
        {RULE_SECTIONS.map((id) => {
          const isHere = ({ rule }: { rule: ShiftRule | DayRule }) => !isDayRule(rule) && sectionOf(rule) === id;
          const wrong = problems.filter(isHere).length;
          const count = differences.filter(
            (difference) => isHere(difference) && isInForce(difference.rule as ShiftRule, values),
          ).length;
          // Nothing else has to be filled in that is empty at first.
          const isUnfinished = sectionOf('shift_name') === id && !values.shift_name.trim();
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={section === id ? 'location' : undefined}
                data-unfinished={isUnfinished || undefined}
                onClick={() => show(id)}
              >
                {wrong > 0 ? (
                  <Badge tone="danger" title={errorCount(wrong)}>
                    {wrong}
                  </Badge>
                ) : (
                  <Icon name={isUnfinished ? 'edit' : 'check'} />
                )}
                <span>{t(SECTION_TITLES[id])}</span>
                <small>{stateOf(wrong, isUnfinished, count)}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
