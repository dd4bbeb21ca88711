import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { useWatch } from '@seamline/shared/form';
import type { Language } from '@seamline/shared/session';
import { useDebouncedValue } from '@seamline/shared/table';
import { LanguageButtons } from '@seamline/shared/ui';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { dayRanges } from '../engine/explanation/phrases.ts';
import { readableShift, unreadableRules } from '../engine/readableShift.ts';
import { useRuleLabel } from '../useNames.ts';
import { RuleCheckPanel } from './RuleCheckPanel.tsx';
import { ShiftWordsPanel } from './ShiftWordsPanel.tsx';
import { SimulatorPanel } from './SimulatorPanel.tsx';
import { WeekOffPreview } from './WeekOffPreview.tsx';

/** The headings of the panels. */
const TITLES = {
  check: msg`Rule Check`,
  words: msg`The Shift in Words`,
  weekOffs: msg`Week Offs of the Next 13 Weeks`,
  simulator: msg`Try It with Punches`,
};

interface ExplanationProps {
  /** The initial values of the form. */
  before: ShiftInput;
  /** Makes those changes to the form that lead from one shift to another. */
  change(before: ShiftInput, after: ShiftInput): void;
  /** Leads to a field, by its field path. */
  goTo(fieldPath: string): void;
}

/** Explains the rules while they are typed: contradictions, and the shift in words. */
export function Explanation({ before, change, goTo }: ExplanationProps) {
  const typed = useWatch() as ShiftInput;
  const shared = { typed, before };
  return (
    <>
      <Part id="check" {...shared}>
        {(shift, isReadable) => <RuleCheckPanel shift={shift} isReadable={isReadable} change={change} show={goTo} />}
      </Part>
      <Part id="words" {...shared}>
        {(shift) => <ShiftWordsPanel shift={shift} before={before} />}
      </Part>
    </>
  );
}

const WITH_CALENDAR = '@container (min-width: 58rem)';

const Columns = chakra('div', {
  base: {
    containerType: 'inline-size',
    '@media print': { containerType: 'normal' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      alignItems: 'start',
      [WITH_CALENDAR]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
    },
  },
});

/** Tries the shift out: days of punches with their results, and the dates of its week offs. */
export function TryOut({ before }: Pick<ExplanationProps, 'before'>) {
  const typed = useWatch() as ShiftInput;
  const shared = { typed, before };
  return (
    <Columns>
      <div>
        <Part id="simulator" {...shared}>
          {(shift) => <SimulatorPanel shift={shift} />}
        </Part>
        <Part id="weekOffs" {...shared}>
          {(shift) => <WeekOffPreview shift={shift} />}
        </Part>
      </div>
    </Columns>
  );
}

interface TranslatedProps extends LanguageChoiceProps {
  i18n: I18n;
  children: ReactNode;
}

/** The panels in a language of their own, below the choice of it. */
export function Translated({ i18n, children, ...choice }: TranslatedProps) {
  return (
    <I18nProvider i18n={i18n}>
      <LanguageChoice {...choice} />
      {children}
    </I18nProvider>
  );
}

interface LanguageChoiceProps {
  language: Language;
  choose(language: Language): void;
}

/** Chooses the language of the panels: HR staff explain a shift to people who read another language. */
function LanguageChoice({ language, choose }: LanguageChoiceProps) {
  const id = useId();
  return (
    <Flex role="group" aria-labelledby={id} alignItems="center" flexWrap="wrap" gap="1" data-print="hide">
      <Text id={id} as="span" fontSize="sm" color="fg.muted" marginInlineEnd="2">
        <Trans>Language of check, words and punches</Trans>
      </Text>
      <LanguageButtons chosen={language} choose={choose} />
    </Flex>
  );
}

/** Milliseconds without a key press before the panels follow; those out of view wait longer. */
const PAUSE = { seen: 150, unseen: 1000 };

interface PartProps {
  id: keyof typeof TITLES;
  typed: ShiftInput;
  before: ShiftInput;
  children(shift: ShiftInput, isReadable: boolean): ReactNode;
}

/** A panel that follows what is typed once the typing rests, and says which values it cannot read yet. */
function Part({ id, typed, before, children }: PartProps) {
  const { t, i18n } = useLingui();
  const labelOf = useRuleLabel();
  const frame = useRef<HTMLDivElement>(null);
  const rested = useDebouncedValue(typed, useIsOnScreen(frame) ? PAUSE.seen : PAUSE.unseen);
  const shift = useMemo(() => readableShift(rested, before), [rested, before]);
  const unreadable = useMemo(() => unreadableRules(rested), [rested]);
  const names = unreadable.map(({ rule, days }) => [labelOf(rule), dayRanges(days, i18n)].filter(Boolean).join(', '));
  return (
    <div ref={frame} lang={i18n.locale} data-print={id === 'simulator' ? 'hide' : undefined}>
      <Card.Root as="section" aria-labelledby={`section-${id}`} minWidth="0" padding="4">
        <Heading id={`section-${id}`} size="md" tabIndex={-1} marginBlockEnd="3">
          {t(TITLES[id])}
        </Heading>
        {names.length > 0 && (
          <Text color="fg.muted" fontSize="sm" marginBlockEnd="3">
            {t`Not valid yet, so the previous value is used: ${{ names: names.join('; ') }}.`}
          </Text>
        )}
        {children(shift, names.length === 0)}
      </Card.Root>
    </div>
  );
}

/** True while an element is in view. */
function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
