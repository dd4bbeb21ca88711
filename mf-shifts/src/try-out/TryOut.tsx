import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useWatch } from '@seamline/shared/form';
import { localeOf } from '@seamline/shared/messages';
import { type Language, useLanguage } from '@seamline/shared/session';
import { useSettled } from '@seamline/shared/table';
import { Card, Flex, Heading, LanguageButtons, Text } from '@seamline/shared/ui';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { loadCatalogue } from '../catalogue.ts';
import { readableShift } from '../engine/index.ts';
import { SECTION_START } from '../shift-form/FormSection.tsx';
import { RuleCheckPanel } from './RuleCheckPanel.tsx';
import { ShiftWordsPanel } from './ShiftWordsPanel.tsx';
import { SimulatorPanel } from './SimulatorPanel.tsx';
import { TRY_OUT_TITLES, type TryOutPart } from './tryOutParts.ts';
import { WeekOffPreview } from './WeekOffPreview.tsx';

export interface TryOutProps {
  /** The initial values of the form. */
  before: ShiftInput;
  /** Makes those changes to the form that lead from one shift to another. */
  change(before: ShiftInput, after: ShiftInput): void;
  /** Leads to a field, by its way in the form. */
  goTo(place: string): void;
}

/** Explains the rules while they are typed: contradictions, words, days off, and days of punches. */
export function TryOut({ before, change, goTo }: TryOutProps) {
  const typed = useWatch() as ShiftInput;
  const own = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const i18n = useI18nIn(chosen);
  const shared = { typed, before };
  return (
    <I18nProvider i18n={i18n}>
      <LanguageChoice chosen={chosen ?? own} choose={(wanted) => setChosen(wanted === own ? undefined : wanted)} />
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

/** The messages of this package in the chosen language; those of the page without a choice and until they are there. */
function useI18nIn(chosen: Language | undefined): I18n {
  const { i18n: own } = useLingui();
  const [loaded, setLoaded] = useState<I18n>();
  useEffect(() => {
    if (chosen === undefined) return;
    let isWanted = true;
    loadCatalogue(chosen)
      // Tries again once: after a short network failure a click would have no effect.
      .catch(() => loadCatalogue(chosen))
      .then(({ messages }) => {
        const locales = localeOf(chosen);
        if (isWanted) setLoaded(setupI18n({ locale: chosen, locales, messages: { [chosen]: messages } }));
      })
      .catch((error: unknown) => console.error(`The messages in '${chosen}' could not be loaded.`, error));
    return () => {
      isWanted = false;
    };
  }, [chosen]);
  return chosen === undefined ? own : (loaded ?? own);
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
      <Text id={id} as="span" size="sm" tone="muted" marginInlineEnd="2">
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
  const rested = useSettled(typed, useIsOnScreen(frame) ? PAUSE.seen : PAUSE.unseen);
  const shift = useMemo(() => readableShift(rested, before), [rested, before]);
  return (
    <div ref={frame} lang={i18n.locale} data-print={id === 'simulator' ? 'hide' : undefined}>
      <Card aria-labelledby={`section-${id}`} minWidth="0">
        <Heading id={`section-${id}`} size="md" tabIndex={-1} marginBlockEnd="4" {...SECTION_START}>
          {t(TRY_OUT_TITLES[id])}
        </Heading>
        {children(shift)}
      </Card>
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
