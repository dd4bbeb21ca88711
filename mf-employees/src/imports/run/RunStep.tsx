import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber, reasonOf } from '@seamline/shared/messages';
import { Progress, StepHeading } from '@seamline/shared/sheet';
import { Actions, Button, Notice } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { bulkApi } from '../bulkApi.ts';
import type { ImportModel } from '../check/importModel.ts';
import { rowsToSend, runImport } from './importRun.ts';

interface RunStepProps {
  model: ImportModel;
  importId: string;
  finish(): void;
  back(): void;
}

/** The import itself. It can be paused, and continues at the same row after an interruption. */
export function RunStep({ model, importId, finish, back }: RunStepProps) {
  const { t } = useLingui();
  const { done, total, isPaused, failure, pause, resume } = useRun(model, importId, finish);
  const written = formatNumber(done);
  const label = t`${plural(total, {
    one: `${{ done: written }} of # row written`,
    other: `${{ done: written }} of # rows written`,
  })}`;
  return (
    <Stack gap="4">
      <StepHeading>
        <Trans>Importing</Trans>
      </StepHeading>
      {failure && (
        <Notice tone="error" detail={failure}>
          <Trans>
            The import has stopped. Rows already written are kept. Resume when the data service responds again.
          </Trans>
        </Notice>
      )}
      <Progress label={label} done={done} total={total} />
      <Text color="fg.muted">
        {isPaused
          ? t`Paused. You can also close this page, and choose the same file again later: no row is written twice.`
          : t`You can pause at any time.`}
      </Text>
      <Actions>
        {isPaused && (
          <Button variant="outline" onClick={back}>
            <Trans>Check</Trans>
          </Button>
        )}
        {isPaused ? (
          <Button onClick={resume}>
            <Trans>Resume</Trans>
          </Button>
        ) : (
          <Button variant="outline" onClick={pause}>
            <Trans>Pause</Trans>
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

function useRun(model: ImportModel, importId: string, finish: () => void) {
  const [planned] = useState(() => rowsToSend(model));
  const [done, setDone] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const attempted = useRef(new Set<number>());

  function attempt(rows: readonly number[]) {
    for (const row of rows) attempted.current.add(row);
    setDone(attempted.current.size);
  }

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setPaused(false);
    setFailure(undefined);
    try {
      const { fileName, hash } = model.sheet;
      // Rows from an earlier part of this import count as well.
      const rows = new Set([...model.done.keys(), ...planned.map(({ sent }) => sent.row)]);
      await bulkApi.begin({
        id: importId,
        file_name: fileName.slice(0, 255),
        content_hash: hash,
        total_rows: rows.size,
      });
      await runImport({
        rows: planned.filter(({ sent }) => !attempted.current.has(sent.row)),
        signal: controller.signal,
        send: (some) => bulkApi.send(importId, some),
        addedBy: (row) => model.done.get(row)?.employee_id ?? undefined,
        took: (answers) => {
          model.took(answers);
          attempt(answers.map(({ row }) => row));
        },
        skipped: (row) => attempt([row]),
      });
      if (!controller.signal.aborted) finish();
    } catch (error) {
      // A paused run that fails late must not stop the one that was resumed.
      if (controller.signal.aborted) return;
      setFailure(reasonOf(error));
      setPaused(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts by itself, once
  useEffect(() => {
    // A timer, so that an effect which is undone at once never sends anything.
    const timer = setTimeout(() => void run());
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, []);

  function pause() {
    running.current?.abort();
    setPaused(true);
  }

  return { done, total: planned.length, isPaused, failure, pause, resume: () => void run() };
}
