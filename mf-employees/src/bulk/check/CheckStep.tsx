import type { EmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { usePressedButton } from '@seamline/shared/form';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { Actions, Button, ErrorState, Notice, Stack, Text } from '@seamline/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { employeeMessages } from '../../messages.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import { bulkMessages } from '../messages.ts';
import { Progress } from '../Progress.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { CheckGrid } from './CheckGrid.tsx';
import type { ImportModel } from './importModel.ts';
import { type Filter, KindFilter } from './KindFilter.tsx';

interface CheckStepProps {
  model: ImportModel;
  lookups: EmployeeLookups;
  back(): void;
  run(): void;
}

/** The dry run: what would become of each row and why, to be put right in place. */
export function CheckStep({ model, lookups, back, run }: CheckStepProps) {
  const text = useMessages(bulkMessages).check;
  const { checked, failure, again } = useCheck(model);
  if (failure) {
    return (
      <ErrorState title={text.failed} detail={failure} retry={again}>
        <Button variant="outline" onClick={back}>
          {text.back}
        </Button>
      </ErrorState>
    );
  }
  const total = model.sheet.rows.length;
  if (checked !== true) return <Progress label={text.checking(checked, total)} done={checked} total={total} />;
  return <Checked model={model} lookups={lookups} back={back} run={run} />;
}

/** Checks once; true when it is done, else how many rows are. */
function useCheck(model: ImportModel) {
  const [checked, setChecked] = useState<number | true>(0);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt checks again
  useEffect(() => {
    const controller = new AbortController();
    setFailure(undefined);
    setChecked(0);
    model.check(controller.signal, setChecked).then(
      () => setChecked(true),
      (error: unknown) => {
        if (!controller.signal.aborted) setFailure(reasonOf(error));
      },
    );
    return () => controller.abort();
  }, [model, attempt]);
  return { checked, failure, again: () => setAttempt((before) => before + 1) };
}

function Checked({ model, lookups, back, run }: CheckStepProps) {
  const { check: text, problems, extraTargets } = useMessages(bulkMessages);
  const { fields } = useMessages(employeeMessages);
  const revision = useSyncExternalStore(model.subscribe, model.revision);
  const counts = model.counts();
  const [filter, setFilter] = useState<Filter>(
    (['problem', 'question'] as const).find((kind) => counts[kind] > 0) ?? 'all',
  );
  const sending = counts.new + counts.change;
  const stale = model.staleCount();
  const presses = usePressedButton('button, [data-cell]');
  useEffect(() => {
    void model.translate({ problems, labels: targetLabels(fields, extraTargets) });
  }, [model, problems, fields, extraTargets]);
  return (
    <Stack gap="4" {...presses}>
      <StepHeading>{text.title}</StepHeading>
      {counts.done > 0 && <Notice>{text.resumed(counts.done)}</Notice>}
      {stale > 0 && (
        <Notice
          action={
            <Button variant="outline" size="sm" onClick={() => model.takeStale()}>
              {text.takeSheet}
            </Button>
          }
        >
          {text.staleCount(stale)}
        </Notice>
      )}
      <KindFilter counts={counts} total={model.sheet.rows.length} chosen={filter} choose={setFilter} />
      <CheckGrid key={filter} model={model} lookups={lookups} filter={filter} revision={revision} />
      {sending === 0 && <Text>{text.nothing}</Text>}
      <Text tone="muted" role="status" css={{ '&:empty': { display: 'none' } }}>
        {counts.problem > 0 && text.problemsLeft(counts.problem)}{' '}
        {counts.question > 0 && text.questionsLeft(counts.question)}
      </Text>
      <Actions>
        <Button variant="outline" onClick={back}>
          {text.back}
        </Button>
        <Button onClick={run} disabled={sending === 0}>
          {text.run(sending)}
        </Button>
      </Actions>
    </Stack>
  );
}
