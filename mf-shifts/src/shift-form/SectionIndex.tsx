import { chakra } from '@chakra-ui/react/styled-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { RULE_SECTIONS } from '@seamline/shared/contract/shift-rule';
import { type DayRule, isDayRule, recordOf, type ShiftRule } from '@seamline/shared/contract/shift-rules';
import { useFormState, useWatch } from '@seamline/shared/form';
import { Badge, Icon } from '@seamline/shared/ui';
import { useDeferredValue } from 'react';
import { differencesOf } from '../engine/index.ts';
import { SECTION_TITLES, type SectionId, WITH_ROOM } from './FormSection.tsx';
import { problemsIn } from './problems.ts';
import { TRY_OUT_PARTS, TRY_OUT_TITLES, type TryOutPart } from './tryOutParts.ts';
import { useSectionInView } from './useSectionInView.ts';

const Frame = chakra('nav', {
  base: {
    top: '4rem',
    alignSelf: 'start',
    '& ol': {
      display: 'flex',
      gap: '0.5',
      overflowX: 'auto',
      listStyle: 'none',
      padding: '1',
      margin: 0,
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
    [WITH_ROOM]: {
      position: 'sticky',
      '& ol': { flexDirection: 'column', padding: '0' },
      '& button': { whiteSpace: 'normal', '& small': { display: 'block' } },
    },
  },
});

const SECTIONS: readonly SectionId[] = [...RULE_SECTIONS, 'week'];

function sectionOf(rule: ShiftRule | DayRule): SectionId {
  return isDayRule(rule) ? 'week' : (recordOf(rule).section as SectionId);
}

interface SectionIndexProps {
  /** The values that count as defaults. */
  defaults: ShiftInput;
}

/** The parts of the form: what is right, what is missing or has to be corrected, and how much is not as by default. */
export function SectionIndex({ defaults }: SectionIndexProps) {
  const { t } = useLingui();
  const values = useDeferredValue(useWatch() as ShiftInput);
  const { errors } = useFormState();
  const problems = problemsIn(errors);
  const differences = differencesOf(defaults, values);
  const current = useSectionInView();

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
        {SECTIONS.map((id) => {
          const wrong = problems.filter(({ rule }) => sectionOf(rule) === id).length;
          const count = differences.filter(({ rule }) => sectionOf(rule) === id).length;
          // Nothing else has to be filled in that is empty at first.
          const isUnfinished = sectionOf('shift_name') === id && !values.shift_name.trim();
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={current === id ? 'location' : undefined}
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
        {TRY_OUT_PARTS.map((part) => (
          <li key={part}>
            <button type="button" aria-current={current === part ? 'location' : undefined} onClick={() => show(part)}>
              <Icon name="eye" />
              <span>{t(TRY_OUT_TITLES[part])}</span>
            </button>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

function show(id: SectionId | TryOutPart): void {
  const heading = document.getElementById(`section-${id}`);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  heading?.scrollIntoView({ block: 'start', behavior });
  heading?.focus({ preventScroll: true });
}
