import type { ShiftInput } from '@seamline/shared/contract/shift';
import { useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Card, Heading } from '@seamline/shared/ui';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { RuleCheckPanel } from '../rule-check/RuleCheckPanel.tsx';
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx';
import { WeekOffPreview } from '../week-offs/WeekOffPreview.tsx';
import { ShiftWordsPanel } from '../words/ShiftWordsPanel.tsx';
import { tryOutMessages } from './messages.ts';
import { readableShift } from './readableShift.ts';

interface TryOutProps {
  /** What the form began with. */
  before: ShiftInput;
  /** Puts a whole shift into the form. */
  fill(shift: ShiftInput): void;
  /** Leads to a field, by its way in the form. */
  goTo(place: string): void;
}

/** What the rules come to, told while they are typed: contradictions, words, days off, days of punches. */
export function TryOut(props: TryOutProps) {
  const typed = useDeferredValue(useWatch() as ShiftInput);
  return <Panels typed={typed} {...props} />;
}

// Typing renders this only when there is time for it.
const Panels = memo(function Panels({ typed, before, fill, goTo }: TryOutProps & { typed: ShiftInput }) {
  const text = useMessages(tryOutMessages);
  const shift = readableShift(typed, before);
  return (
    <>
      <Part title={text.check}>
        <RuleCheckPanel shift={shift} change={fill} show={goTo} />
      </Part>
      <Part title={text.words}>
        <ShiftWordsPanel shift={shift} before={before} />
      </Part>
      <Part title={text.weekOffs}>
        <WeekOffPreview shift={shift} />
      </Part>
      <Part title={text.simulator}>
        <SimulatorPanel shift={shift} />
      </Part>
    </>
  );
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} minWidth="0">
      <Heading id={id} size="md" tabIndex={-1} marginBlockEnd="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
