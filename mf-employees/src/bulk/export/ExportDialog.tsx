import { reasonOf, useMessages } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import { Actions, Button, Dialog, Field, NativeSelect, Notice, Text } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { api, type DirectoryFilter } from '../../api.ts';
import { employeeMessages } from '../../messages.ts';
import { bulkApi } from '../bulkApi.ts';
import { useCellTexts } from '../check/cellWords.ts';
import { placesOf } from '../check/places.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import { bulkMessages } from '../messages.ts';
import { Progress } from '../Progress.tsx';
import { saveFile } from '../saveFile.ts';
import { writeFile } from '../sheet/sheetWorker.ts';
import type { SheetFormat } from '../sheet/writeSheet.ts';
import { exportColumns, leavingColumns } from './exportColumns.ts';
import { exportPages } from './exportPages.ts';

interface ExportDialogProps {
  filter: DirectoryFilter;
  /** How many people the filter leaves; 0 where that is not known yet. */
  count: number;
  close(): void;
}

/** Everybody whom the directory shows, as a file. */
export function ExportDialog({ filter, count, close }: ExportDialogProps) {
  const text = useMessages(bulkMessages);
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const { people, total, failure, isDone, start } = useExport(filter, format);
  const isRunning = people !== undefined && !isDone;
  return (
    <Dialog title={text.export.title} close={close}>
      <Text>{text.export.lead}</Text>
      <Field label={text.export.format} hint={format === 'csv' ? text.export.csvHint : undefined}>
        {(control) => (
          <NativeSelect
            {...control}
            value={format}
            disabled={isRunning}
            onChange={(event) => setFormat(event.target.value as SheetFormat)}
          >
            <option value="xlsx">{text.export.xlsx}</option>
            <option value="csv">{text.export.csv}</option>
          </NativeSelect>
        )}
      </Field>
      {isRunning && (
        <Progress label={text.export.progress(people)} done={people} {...(total !== undefined && { total })} />
      )}
      {isDone && <Notice tone="success">{text.export.done(people ?? 0)}</Notice>}
      {failure && (
        <Notice tone="error" detail={failure}>
          {text.export.failed}
        </Notice>
      )}
      <Actions>
        <Button variant="outline" onClick={close}>
          {isDone ? text.export.close : text.export.cancel}
        </Button>
        <Button busy={isRunning} onClick={start}>
          {text.export.start(count)}
        </Button>
      </Actions>
    </Dialog>
  );
}

function useExport(filter: DirectoryFilter, format: SheetFormat) {
  const text = useMessages(bulkMessages);
  const { fields, formerEmployees } = useMessages(employeeMessages);
  const words = useCellTexts();
  const [people, setPeople] = useState<number>();
  const [total, setTotal] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isDone, setDone] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailure(undefined);
    setDone(false);
    setPeople(0);
    try {
      const { employees } = await bulkApi.noteExport(filter, format, signal);
      setTotal(employees);
      const places = placesOf(await queryClient.ensureQueryData(api.employees.lookups));
      const columns = [...exportColumns(targetLabels(fields, text.extraTargets)), ...leavingColumns(formerEmployees)];
      const pages = exportPages({ filter, places, words, signal, progress: setPeople });
      const file = await writeFile(format, text.export.fileName, columns, pages, signal);
      saveFile(file, `${text.export.fileName}.${format}`);
      setDone(true);
    } catch (error) {
      if (signal.aborted) return;
      setPeople(undefined);
      setFailure(reasonOf(error));
    }
  }

  return { people, total, failure, isDone, start: () => void run() };
}
