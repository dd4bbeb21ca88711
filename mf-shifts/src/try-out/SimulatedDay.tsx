import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Icon, Input } from '@seamline/shared/ui';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { explainStep } from '../engine/explanation/reasonMessages.ts';
import { readDate } from '../engine/readEntry.ts';
import type { DayResult, Step } from '../engine/simulation/result.ts';
import { useRuleLabel } from '../useNames.ts';
import { amountsOf } from './amounts.ts';
import { NO_FORM } from './CircumstanceFields.tsx';

const TONES = {
  full: 'success',
  threeQuarter: 'neutral',
  half: 'neutral',
  quarter: 'neutral',
  absent: 'danger',
  leave: 'accent',
  off: 'neutral',
  open: 'danger',
} as const;

const ATTENDANCE: Readonly<Record<DayResult['attendance'], MessageDescriptor>> = {
  full: msg`Full day`,
  threeQuarter: msg`Three quarters`,
  half: msg`Half day`,
  quarter: msg`Quarter day`,
  absent: msg`Absent`,
  leave: msg`Leave`,
  off: msg`Off`,
  open: msg`Punch out missing`,
};

const KINDS: Readonly<Record<DayResult['kind'], MessageDescriptor>> = {
  working: msg`Working day`,
  weekOff: msg`Week off`,
  holiday: msg`Holiday`,
};

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '8.5rem minmax(12rem, 20rem) minmax(0, 1fr)' },
    gap: { base: '1', md: '3' },
    alignItems: 'start',
    paddingBlock: '2',
    borderBlockEndWidth: '1px',
    borderBlockEndColor: 'border',
    '& > label': { fontWeight: 'medium', paddingBlockStart: { md: '1.5' } },
    '& [data-error]': { color: 'danger', fontSize: 'sm', display: 'flex', gap: '1.5', alignItems: 'center' },
    '& [data-result]': { display: 'grid', gap: '1', paddingBlockStart: { md: '1.5' }, overflowWrap: 'anywhere' },
    '& [data-result] > p': { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', rowGap: '0.5' },
    '& summary': { cursor: 'pointer', color: 'fg.muted', fontSize: 'sm', paddingBlock: { base: '3', md: '1' } },
    '& details ul': { paddingInlineStart: '5', listStyle: 'disc', fontSize: 'sm' },
    '& details b': { fontWeight: 'medium' },
  },
});

interface SimulatedDayProps {
  date: string;
  text: string;
  misread: string | undefined;
  result: DayResult | undefined;
  change(text: string): void;
  /** Takes what was pasted, where it has several lines. */
  paste(text: string): void;
  /** Goes to the line before or after. */
  go(step: 1 | -1): void;
}

/** A day's punches and what becomes of them. */
export function SimulatedDay({ date, text, misread, result, change, paste, go }: SimulatedDayProps) {
  const { t, i18n } = useLingui();
  const day = readDate(date, i18n);
  const id = useId();

  function takeLines(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!pasted.trimEnd().includes('\n')) return;
    event.preventDefault();
    paste(pasted);
  }

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(step);
  }

  return (
    <Line>
      <label htmlFor={id} aria-label={t`Punches of ${day}`}>
        {day}
      </label>
      <div>
        <Input
          id={id}
          form={NO_FORM}
          value={text}
          placeholder="09:22 18:10"
          autoComplete="off"
          data-simulated-day=""
          aria-invalid={misread ? true : undefined}
          aria-describedby={misread ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.value)}
          onPaste={takeLines}
          onKeyDown={walk}
        />
        {misread && (
          <span id={`${id}-error`} data-error="">
            <Icon name="alert" /> {t`“${{ word: misread }}” is not a valid time.`}
          </span>
        )}
      </div>
      {result && <Outcome result={result} />}
    </Line>
  );
}

function Outcome({ result }: { result: DayResult }) {
  const { t, i18n } = useLingui();
  const isNamedByKind = result.attendance === 'off' && result.kind !== 'working';
  return (
    <div data-result="">
      <p>
        <Badge tone={TONES[result.attendance]}>
          {t(isNamedByKind ? KINDS[result.kind] : ATTENDANCE[result.attendance])}
        </Badge>
        {amountsOf(result, i18n).map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </p>
      {result.steps.length > 0 && (
        <details>
          <summary>{t`Why: ${plural({ count: result.steps.length }, { one: '# rule', other: '# rules' })}`}</summary>
          <ul>
            {result.steps.map((step) => (
              <StepLine key={`${step.rule} ${step.reason} ${step.values.join(' ')}`} step={step} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function StepLine({ step }: { step: Step }) {
  const { i18n } = useLingui();
  const labelOf = useRuleLabel();
  return (
    <li>
      <b>{labelOf(step.rule)}</b>: {explainStep(step, i18n)}
    </li>
  );
}
