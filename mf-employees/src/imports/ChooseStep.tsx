import { HStack, Stack } from '@chakra-ui/react/stack';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { newId } from '@seamline/shared/contract/wire/trace';
import { formatNumber } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import {
  DownloadButton,
  inAllLanguages,
  type OpenSheet,
  type ReadingOptions,
  readFile,
  type Sheet,
  SheetPicker,
  UnreadableSheet,
  useOpenFile,
  type WantedSheet,
} from '@seamline/shared/sheet';
import { Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { catalogues } from '../catalogue.ts';
import { EXAMPLES, templateFile } from '../export/employeeSheets.ts';
import { employeeLookups } from '../queries.ts';
import { bulkApi } from './bulkApi.ts';
import { type Labels, labelsOfAllLanguages } from './columns/importColumns.ts';
import { knownHeadings } from './columns/mapColumns.ts';
import { PastImports } from './undo/PastImports.tsx';

interface ChooseStepProps {
  choose(chosen: ChosenSheet): void;
}

/** The first step: a file is chosen or dropped, or rows are pasted. */
export function ChooseStep({ choose }: ChooseStepProps) {
  const { i18n, t } = useLingui();
  const sheet = useOpenSheet(choose);

  usePaste((file) => void sheet.open(file), t`Pasted rows`);

  return (
    <Stack gap="4">
      <SheetPicker
        {...sheet}
        accept=".xlsx,.csv,.tsv,.txt"
        hint={t`XLSX or CSV, up to 50,000 rows and 25 MB. You can also drop a file here, or paste rows that you have copied from a spreadsheet.`}
      />
      <HStack>
        <DownloadButton
          label={t`Download a template`}
          fileName={`${t`Employees template`}.xlsx`}
          failed={t`The template could not be made.`}
          make={async () => templateFile(await queryClient.ensureQueryData(employeeLookups), i18n)}
        />
      </HStack>
      <Unfinished />
      <PastImports />
    </Stack>
  );
}

/** Calls back with pasted data as a file. Rows from a spreadsheet are text with tabs; a copied file is a file. */
function usePaste(take: (file: File) => void, name: string) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0];
      const text = clipboardData?.getData('text/plain') ?? '';
      if (file) take(file);
      else if (text.includes('\n')) take(new File([text], name, { type: 'text/plain' }));
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  });
}

function Unfinished() {
  const { data } = useQuery({ ...bulkApi.imports, staleTime: 0 });
  const imports = (data?.imports ?? []).map((one) => ({
    ...one,
    written: one.created + one.changed + one.unchanged + one.rejected,
  }));
  return imports
    .filter(({ written, total_rows }) => written < total_rows)
    .slice(0, 3)
    .map(({ id, file_name: file, written, total_rows: total }) => {
      const done = formatNumber(written);
      return (
        <Notice key={id}>
          <Plural
            value={total}
            one={`${file}: ${done} of # row done. Choose the same file again to go on; no row is written twice.`}
            other={`${file}: ${done} of # rows done. Choose the same file again to go on; no row is written twice.`}
          />
        </Notice>
      );
    });
}

/** A sheet that was read, with the server's data about it. */
export interface ChosenSheet {
  readonly file: File;
  readonly sheet: Sheet;
  readonly importId: string;
  /** The labels of its columns in all languages. */
  readonly labels: readonly Labels[];
  /** The results of its rows in an unfinished import. */
  readonly done: readonly ImportedRow[];
}

const namesOfExamples = () => inAllLanguages(catalogues, (i18n) => i18n._(EXAMPLES));

/** Reads one sheet at a time; the latest request wins. */
export function useOpenSheet(choose: (chosen: ChosenSheet) => void): OpenSheet {
  return useOpenFile(openSheet, choose);
}

/** Reads a sheet and asks the server whether an import of it was not finished. */
async function openSheet(file: File, wanted: WantedSheet, options: ReadingOptions): Promise<ChosenSheet> {
  const labels = await labelsOfAllLanguages();
  const sheet = await readFile(file, { known: knownHeadings(labels), ...wanted, ...options });
  // A template that was not filled in.
  if (wanted.name === undefined && (await namesOfExamples()).includes(sheet.name)) throw new UnreadableSheet('empty');
  const imports = await bulkApi.importsOf(sheet.hash, options.signal);
  const unfinished = imports.find((one) => one.created + one.changed + one.unchanged + one.rejected < one.total_rows);
  if (!unfinished) return { file, sheet, labels, importId: newId(), done: [] };
  const done = await bulkApi.rowsOf(unfinished.id, options.signal);
  return { file, sheet, labels, importId: unfinished.id, done };
}
