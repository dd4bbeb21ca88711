import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Card, Heading } from '@seamline/shared/ui';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { RuleCheckPanel } from '../rule-check/RuleCheckPanel.tsx';
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx';
import { WeekOffPreview } from '../week-offs/WeekOffPreview.tsx';
import { ShiftWordsPanel } from '../words/ShiftWordsPanel.tsx';
import { type TryOutPart, tryOutMessages } from './messages.ts';
import { readableShift } from './readableShift.ts';

export interface TryOutProps {
  /** What the form began with. */
  before: ShiftInput;
  /** Makes those changes to the form that lead from one shift to another. */
  change(before: ShiftInput, after: ShiftInput): void;
  /** Leads to a field, by its way in the form. */
  goTo(place: string): void;
}

/** What the rules come to, told while they are typed: contradictions, words, days off, days of punches. */
export function TryOut(props: TryOutProps) {
  const typed = useSettled(useWatch() as ShiftInput);
  return <Panels typed={typed} {...props} />;
}

/** Milliseconds without a key after which somebody looks up from typing. */
const PAUSE = 150;

/** A value as it was when it last rested. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const Panels = memo(function Panels({ typed, before, change, goTo }: TryOutProps & { typed: ShiftInput }) {
  const shift = readableShift(typed, before);
  return (
    <>
      <Part id="check">
        <RuleCheckPanel shift={shift} change={change} show={goTo} />
      </Part>
      <Part id="words">
        <ShiftWordsPanel shift={shift} before={before} />
      </Part>
      <Part id="weekOffs">
        <WeekOffPreview shift={shift} />
      </Part>
      <Part id="simulator">
        <SimulatorPanel shift={shift} />
      </Part>
    </>
  );
});

function Part({ id, children }: { id: TryOutPart; children: ReactNode }) {
  const text = useMessages(tryOutMessages);
  return (
    <Card aria-labelledby={`section-${id}`} minWidth="0">
      <Heading id={`section-${id}`} size="md" tabIndex={-1} marginBlockEnd="4">
        {text[id]}
      </Heading>
      {children}
    </Card>
  );
}
