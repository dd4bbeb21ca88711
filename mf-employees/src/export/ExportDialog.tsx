import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DirectoryColumn } from '@seamline/shared/contract/employees/employees';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { reasonOf } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import { Progress, type SheetFormat, saveFile, writeFile } from '@seamline/shared/sheet';
import { Actions, Button, Dialog, Field, NativeSelect, Notice } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { bulkApi } from '../imports/bulkApi.ts';
import { indexOrganisationNames } from '../imports/columns/organisationNames.ts';
import { type DirectoryFilter, employeeLookups } from '../queries.ts';
import { exportColumns, exportFileName, exportPages, shownColumns } from './employeeSheets.ts';

interface ExportDialogProps {
  filter: DirectoryFilter;
  /** The columns that the list shows; undefined while it shows cards. */
  columns: readonly DirectoryColumn[] | undefined;
  /** The number of employees that match the filter; 0 until it is known. */
  count: number;
  close(): void;
}

/** Exports the employees that the directory shows to a file. */
export function ExportDialog({ filter, columns, count, close }: ExportDialogProps) {
  const { t } = useLingui();
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [hasAll, setHasAll] = useState(true);
  const [withIdentity, setWithIdentity] = useState(false);
  const chosen = { filter, format, columns: hasAll ? undefined : columns, withIdentity };
  const { people, total, failure, isDone, start } = useExport(chosen);
  const isRunning = people !== undefined && !isDone;
  return (
    <Dialog title={t`Export employees`} close={close}>
      <Text>
        {hasAll ? (
          <Trans>
            One row for each employee in the list as it is filtered now. Change the sheet and import it again: only your
            changes are written. It contains personal data: store it safely.
          </Trans>
        ) : (
          <Trans>
            One row for each employee in the list as it is filtered now, with the name and the columns of the list. It
            contains personal data: store it safely.
          </Trans>
        )}
      </Text>
      {columns && (
        <Field label={t`Columns`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={hasAll ? 'all' : 'shown'}
              disabled={isRunning}
              onChange={(event) => setHasAll(event.target.value === 'all')}
            >
              <option value="all">
                <Trans>All columns</Trans>
              </option>
              <option value="shown">
                <Trans>Shown columns</Trans>
              </option>
            </NativeSelect>
          )}
        </Field>
      )}
      {hasAll && (
        <Field
          label={t`Identity and bank numbers`}
          hint={
            withIdentity
              ? t`Only people who may edit employees get whole numbers. The session log will say that you read them.`
              : undefined
          }
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={withIdentity ? 'whole' : 'masked'}
              disabled={isRunning}
              onChange={(event) => setWithIdentity(event.target.value === 'whole')}
            >
              <option value="masked">
                <Trans>Last four characters</Trans>
              </option>
              <option value="whole">
                <Trans>Whole numbers</Trans>
              </option>
            </NativeSelect>
          )}
        </Field>
      )}
      <Field
        label={t`Kind of file`}
        hint={
          format === 'csv'
            ? t`In a CSV file, texts that a spreadsheet would read as formulas or shorten start with an apostrophe. The import removes it.`
            : undefined
        }
      >
        {(control) => (
          <NativeSelect
            {...control}
            value={format}
            disabled={isRunning}
            onChange={(event) => setFormat(event.target.value as SheetFormat)}
          >
            <option value="xlsx">
              <Trans>Excel workbook (XLSX)</Trans>
            </option>
            <option value="csv">
              <Trans>Text with commas (CSV)</Trans>
            </option>
          </NativeSelect>
        )}
      </Field>
      {isRunning && (
        <Progress
          label={t`${plural({ done: people }, { one: '# person so far...', other: '# people so far...' })}`}
          done={people}
          {...(total !== undefined && { total })}
        />
      )}
      {isDone && (
        <Notice tone="success">
          <Plural value={{ total: people ?? 0 }} one="# person exported." other="# people exported." />
        </Notice>
      )}
      {failure && (
        <Notice tone="error" detail={failure}>
          <Trans>The export failed.</Trans>
        </Notice>
      )}
      <Actions>
        <Button variant="outline" onClick={close}>
          {isDone ? t`Close` : t`Cancel`}
        </Button>
        <Button busy={isRunning} onClick={start}>
          {count > 0 ? (
            <Plural value={count} one="Export # person" other="Export # people" />
          ) : (
            t({ message: 'Export', context: 'button' })
          )}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface Export {
  filter: DirectoryFilter;
  format: SheetFormat;
  columns: readonly DirectoryColumn[] | undefined;
  withIdentity: boolean;
}

function useExport({ filter, format, columns, withIdentity }: Export) {
  const { i18n, t } = useLingui();
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
      const { employees } = await bulkApi.noteExport(filter, format, columns, signal);
      setTotal(employees);
      const lookups = await queryClient.ensureQueryData(employeeLookups);
      const names = indexOrganisationNames(lookups);
      const pages = exportPages({ filter, columns, withIdentity, names, i18n, signal, progress: setPeople });
      const headings = columns ? shownColumns(columns, i18n) : exportColumns(i18n);
      const file = await writeFile(format, t`Employees`, headings, pages, signal);
      saveFile(file, exportFileName({ filter, lookups, today: dateInIndia(new Date()), format }));
      setDone(true);
    } catch (error) {
      if (signal.aborted) return;
      setPeople(undefined);
      setFailure(reasonOf(error));
    }
  }

  return { people, total, failure, isDone, start: () => void run() };
}
