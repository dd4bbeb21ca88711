import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { usePressedButton } from '@seamline/shared/form';
import { formatNumber, reasonOf } from '@seamline/shared/messages';
import { Progress, StepHeading } from '@seamline/shared/sheet';
import { Actions, Button, ErrorState, Notice } from '@seamline/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CheckGrid } from './CheckGrid.tsx';
import type { ImportModel } from './importModel.ts';
import { type Filter, KindFilter } from './KindFilter.tsx';
import { useModelChange } from './useModelChange.ts';

interface CheckStepProps {
  model: ImportModel;
  lookups: EmployeeLookups;
  back(): void;
  run(): void;
}

/** The dry run: the planned result of each row and its reason, with corrections in place. */
export function CheckStep(props: CheckStepProps) {
  const { t } = useLingui();
  const { model, back } = props;
  const { failure, again } = useCheck(model);
  const revision = useSyncExternalStore(model.subscribe, model.revision);
  if (failure) {
    return (
      <ErrorState title={t`The rows could not be checked.`} detail={failure} retry={again}>
        <Button variant="outline" onClick={back}>
          <Trans>Back to the columns</Trans>
        </Button>
      </ErrorState>
    );
  }
  const total = model.sheet.rows.length;
  const checked = model.previews.length;
  const done = formatNumber(checked);
  const label = t`${plural(total, {
    one: `Checking: ${done} of # row...`,
    other: `Checking: ${done} of # rows...`,
  })}`;
  return (
    <>
      {!model.isComplete && <Progress label={label} done={checked} total={total} />}
      {checked > 0 && <Checked {...props} revision={revision} />}
    </>
  );
}

/** Checks once, and again after a failure when asked to. */
function useCheck(model: ImportModel) {
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt checks again
  useEffect(() => {
    const controller = new AbortController();
    setFailure(undefined);
    model.check(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) setFailure(reasonOf(error));
    });
    return () => controller.abort();
  }, [model, attempt]);
  return { failure, again: () => setAttempt((before) => before + 1) };
}

function Checked({ model, lookups, back, run, revision }: CheckStepProps & { revision: number }) {
  const { t } = useLingui();
  const { isBusy, attempt } = useModelChange(model);
  const counts = model.counts();
  const [filter, setFilter] = useState<Filter>(
    (['problem', 'question'] as const).find((kind) => counts[kind] > 0) ?? 'all',
  );
  const sending = counts.new + counts.change;
  const stale = model.staleCount();
  /** A cell that is left by pressing the button is judged first. */
  const importRows = async () => {
    if (await model.settled()) run();
  };
  const presses = usePressedButton('button, [data-cell]');
  return (
    <Stack gap="4" {...presses}>
      <StepHeading>
        <Trans>Preview of the import</Trans>
      </StepHeading>
      {counts.done > 0 && (
        <Notice>
          <Plural
            value={{ count: counts.done }}
            one="# row of this sheet was written before and is not written again."
            other="# rows of this sheet were written before and are not written again."
          />
        </Notice>
      )}
      {stale > 0 && (
        <Notice
          action={
            <Button variant="outline" size="sm" busy={isBusy} onClick={() => void attempt(() => model.takeStale())}>
              <Trans>Use the values of the sheet</Trans>
            </Button>
          }
        >
          <Plural
            value={{ count: stale }}
            one="# employee was changed after this sheet was exported."
            other="# employees were changed after this sheet was exported."
          />
        </Notice>
      )}
      <KindFilter counts={counts} total={model.sheet.rows.length} chosen={filter} choose={setFilter} />
      <CheckGrid key={filter} model={model} lookups={lookups} filter={filter} revision={revision} />
      {sending === 0 && model.isComplete && (
        <Text>
          <Trans>There is nothing to import: no row is new or changes anything.</Trans>
        </Text>
      )}
      <Text color="fg.muted" role="status" css={{ '&:empty': { display: 'none' } }}>
        {counts.problem > 0 && (
          <Plural
            value={{ count: counts.problem }}
            one="# row with problems is left out."
            other="# rows with problems are left out."
          />
        )}{' '}
        {counts.question > 0 && (
          <Plural
            value={{ count: counts.question }}
            one="# row must be confirmed first and is left out until then."
            other="# rows must be confirmed first and are left out until then."
          />
        )}
      </Text>
      <Actions>
        <Button variant="outline" onClick={back}>
          <Trans>Back to the columns</Trans>
        </Button>
        <Button onClick={() => void importRows()} disabled={sending === 0 || !model.isComplete}>
          {sending > 0 ? (
            <Plural value={{ count: sending }} one="Import # row" other="Import # rows" />
          ) : (
            t({ message: 'Import', context: 'button' })
          )}
        </Button>
      </Actions>
    </Stack>
  );
}
