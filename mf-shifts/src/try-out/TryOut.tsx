import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useWatch } from '@seamline/shared/form';
import { type Language, useLanguage } from '@seamline/shared/session';
import { useDebouncedValue } from '@seamline/shared/table';
import { LanguageButtons } from '@seamline/shared/ui';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { loadTryOutMessages } from '../catalogue.ts';
import { readableShift } from '../engine/index.ts';
import { SECTION_START } from '../shift-form/FormSection.tsx';
import { TRY_OUT_TITLES, type TryOutPart } from '../shift-form/tryOutParts.ts';
import { RuleCheckPanel } from './RuleCheckPanel.tsx';
import { ShiftWordsPanel } from './ShiftWordsPanel.tsx';
import { SimulatorPanel } from './SimulatorPanel.tsx';
import { WeekOffPreview } from './WeekOffPreview.tsx';

export interface TryOutProps {
  /** The initial values of the form. */
  before: ShiftInput;
  /** Makes those changes to the form that lead from one shift to another. */
  change(before: ShiftInput, after: ShiftInput): void;
  /** Leads to a field, by its way in the form. */
  goTo(place: string): void;
  /** The messages to begin with. */
  messages: I18n;
}

/** Explains the rules while they are typed: contradictions, words, days off, and days of punches. */
export function TryOut({ before, change, goTo, messages }: TryOutProps) {
  const typed = useWatch() as ShiftInput;
  const own = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? own;
  const i18n = useMessagesIn(language, messages);
  const shared = { typed, before };
  return (
    <I18nProvider i18n={i18n}>
      <LanguageChoice chosen={language} choose={(wanted) => setChosen(wanted === own ? undefined : wanted)} />
      <Part id="check" {...shared}>
        {(shift) => <RuleCheckPanel shift={shift} change={change} show={goTo} />}
      </Part>
      <Part id="words" {...shared}>
        {(shift) => <ShiftWordsPanel shift={shift} before={before} />}
      </Part>
      <Part id="weekOffs" {...shared}>
        {(shift) => <WeekOffPreview shift={shift} />}
      </Part>
      <Part id="simulator" {...shared}>
        {(shift) => <SimulatorPanel shift={shift} />}
      </Part>
    </I18nProvider>
  );
}

/** Returns the messages in a language; until they are loaded, those shown before. */
function useMessagesIn(language: Language, first: I18n): I18n {
  const [i18n, setI18n] = useState(first);
  useEffect(() => {
    if (language === i18n.locale) return;
    let isWanted = true;
    loadTryOutMessages(language).then(
      (loaded) => isWanted && setI18n(loaded),
      (error: unknown) => console.error(`The messages in '${language}' could not be loaded.`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [language, i18n]);
  return i18n;
}

interface LanguageChoiceProps {
  chosen: Language;
  choose(language: Language): void;
}

/** Chooses the language of the panels: HR staff explain a shift to people who read another language. */
function LanguageChoice({ chosen, choose }: LanguageChoiceProps) {
  const id = useId();
  return (
    <Flex role="group" aria-labelledby={id} alignItems="center" flexWrap="wrap" gap="1" data-print="hide">
      <Text id={id} as="span" fontSize="sm" color="fg.muted" marginInlineEnd="2">
        <Trans>Language of check, words and punches</Trans>
      </Text>
      <LanguageButtons chosen={chosen} choose={choose} />
    </Flex>
  );
}

/** Milliseconds without a key press before the panels follow; those out of view wait longer. */
const PAUSE = { seen: 150, unseen: 1000 };

interface PartProps {
  id: TryOutPart;
  typed: ShiftInput;
  before: ShiftInput;
  children(shift: ShiftInput): ReactNode;
}

/** A panel that follows what is typed once the typing rests. */
function Part({ id, typed, before, children }: PartProps) {
  const { t, i18n } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const rested = useDebouncedValue(typed, useIsOnScreen(frame) ? PAUSE.seen : PAUSE.unseen);
  const shift = useMemo(() => readableShift(rested, before), [rested, before]);
  return (
    <div ref={frame} lang={i18n.locale} data-print={id === 'simulator' ? 'hide' : undefined}>
      <Card.Root as="section" aria-labelledby={`section-${id}`} minWidth="0">
        <Heading id={`section-${id}`} size="md" tabIndex={-1} marginBlockEnd="4" {...SECTION_START}>
          {t(TRY_OUT_TITLES[id])}
        </Heading>
        {children(shift)}
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
