import type { ImportedRow } from '@seamline/shared/contract/employee-imports';
import { useMessages } from '@seamline/shared/messages';
import { useQuery } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Button, HStack, Icon, Notice, Stack, styled, Text } from '@seamline/shared/ui';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { bulkApi } from '../bulkApi.ts';
import { type Labels, labelsOfAllLanguages } from '../columns/targetLabels.ts';
import { templateFile } from '../export/templateFile.ts';
import { bulkMessages } from '../messages.ts';
import { Progress } from '../Progress.tsx';
import { newImportId } from '../run/importRun.ts';
import { saveFile } from '../saveFile.ts';
import { type Sheet, UnreadableSheet } from '../sheet/sheet.ts';
import { readFile } from '../sheet/sheetWorker.ts';

/** A sheet that was read, with what the server knows of it already. */
export interface ChosenSheet {
  readonly file: File;
  readonly sheet: Sheet;
  readonly importId: string;
  /** What its columns may be called. */
  readonly labels: readonly Labels[];
  /** What became of its rows in an import that was not finished. */
  readonly done: readonly ImportedRow[];
}

const Drop = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    padding: { base: '5', md: '8' },
    textAlign: 'center',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'stitch',
    borderRadius: 'lg',
    bg: 'surface',
    '&[data-over]': { bg: 'madderSubtle', borderColor: 'madder' },
    '& > input': { srOnly: true },
    '& > input:focus-visible + label': { outline: '2px solid', outlineColor: 'madder', outlineOffset: '2px' },
    '& > p': { maxWidth: '36rem' },
  },
});

interface ChooseStepProps {
  choose(chosen: ChosenSheet): void;
}

/** The way in: a file by its chooser, dropped, or pasted as rows. */
export function ChooseStep({ choose }: ChooseStepProps) {
  const text = useMessages(bulkMessages);
  const [rows, setRows] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);
  const reading = useRef<AbortController>(undefined);
  const inputId = useId();
  useEffect(() => () => reading.current?.abort(), []);

  async function take(file: File | undefined) {
    if (!file) return;
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setFailure(undefined);
    setRows(0);
    try {
      choose(await openSheet(file, undefined, { signal: controller.signal, progress: setRows }));
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(error instanceof UnreadableSheet ? text.unreadable[error.why] : (error as Error).message);
    } finally {
      if (reading.current === controller) setRows(undefined);
    }
  }

  usePaste((file) => void take(file), text.choose.pasted);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Stack gap="4">
      {failure && <Notice tone="error">{failure}</Notice>}
      {rows === undefined ? (
        <Drop
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="upload" />
          <input
            id={inputId}
            type="file"
            accept=".xlsx,.csv,.tsv,.txt"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button asChild>
            <label htmlFor={inputId}>{text.choose.file}</label>
          </Button>
          <Text tone="muted">{isOver ? text.choose.drop : text.choose.hint}</Text>
        </Drop>
      ) : (
        <>
          <Progress label={text.choose.reading(rows)} />
          <HStack>
            <Button variant="outline" onClick={() => reading.current?.abort()}>
              {text.choose.cancel}
            </Button>
          </HStack>
        </>
      )}
      <HStack>
        <TemplateButton />
      </HStack>
      <Unfinished />
    </Stack>
  );
}

interface ReadingOptions {
  signal?: AbortSignal;
  progress?(rows: number): void;
}

/** Reads a sheet and asks the server whether an import of it was not finished. */
export async function openSheet(file: File, name: string | undefined, options: ReadingOptions): Promise<ChosenSheet> {
  const sheet = await readFile(file, { name, ...options });
  const [imports, labels] = await Promise.all([bulkApi.importsOf(sheet.hash, options.signal), labelsOfAllLanguages()]);
  const unfinished = imports.find((one) => one.created + one.changed + one.unchanged + one.rejected < one.total_rows);
  if (!unfinished) return { file, sheet, labels, importId: newImportId(), done: [] };
  const done = await bulkApi.rowsOf(unfinished.id, options.signal);
  return { file, sheet, labels, importId: unfinished.id, done };
}

/** Rows that were copied from a spreadsheet travel as text with tabs; a copied file as a file. */
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

function TemplateButton() {
  const text = useMessages(bulkMessages);
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(await templateFile(), `${text.choose.templateName}.xlsx`);
    } catch {
      notify.error(text.choose.templateFailed, { retry: () => void download() });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void download()}>
      <Icon name="download" /> {text.choose.template}
    </Button>
  );
}

function Unfinished() {
  const text = useMessages(bulkMessages).choose;
  const { data } = useQuery({ ...bulkApi.imports, staleTime: 0 });
  const imports = (data?.imports ?? []).map((one) => ({
    ...one,
    written: one.created + one.changed + one.unchanged + one.rejected,
  }));
  return imports
    .filter(({ written, total_rows }) => written < total_rows)
    .slice(0, 3)
    .map(({ id, file_name, written, total_rows }) => (
      <Notice key={id}>{text.unfinishedLead(file_name, written, total_rows)}</Notice>
    ));
}
