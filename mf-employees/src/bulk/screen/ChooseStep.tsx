import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@seamline/shared/messages';
import { useFailures } from '@seamline/shared/session';
import { Button, Icon, Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { bulkApi } from '../bulkApi.ts';
import { templateFile } from '../export/employeeSheets.ts';
import { Progress } from '../Progress.tsx';
import { saveFile } from '../saveFile.ts';
import { PastImports } from '../undo/PastImports.tsx';
import { type ChosenSheet, readingMessage, useOpenSheet } from './useOpenSheet.ts';

const Drop = chakra('div', {
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
    bg: 'bg.panel',
    '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent.solid' },
    '& > input': { srOnly: true },
    '& > input:focus-visible + label': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
    '& > p': { maxWidth: '36rem' },
  },
});

interface ChooseStepProps {
  choose(chosen: ChosenSheet): void;
}

/** The first step: a file is chosen or dropped, or rows are pasted. */
export function ChooseStep({ choose }: ChooseStepProps) {
  const { i18n, t } = useLingui();
  const { rows, failure, open, stop } = useOpenSheet(choose);
  const [isOver, setOver] = useState(false);
  const inputId = useId();

  usePaste((file) => void open(file), t`Pasted rows`);

  const take = (file: File | undefined) => void (file && open(file));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
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
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button asChild>
            <label htmlFor={inputId}>
              <Trans>Choose a file</Trans>
            </label>
          </Button>
          <Text color="fg.muted">
            {isOver
              ? t`Drop the file here`
              : t`XLSX or CSV, up to 50,000 rows and 25 MB. You can also drop a file here, or paste rows that you have copied from a spreadsheet.`}
          </Text>
        </Drop>
      ) : (
        <>
          <Progress label={readingMessage(rows, i18n)} />
          <HStack>
            <Button variant="outline" onClick={stop}>
              <Trans>Cancel</Trans>
            </Button>
          </HStack>
        </>
      )}
      <HStack>
        <TemplateButton />
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

function TemplateButton() {
  const { i18n, t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const failures = useFailures();
  async function download() {
    setBusy(true);
    try {
      saveFile(await templateFile(i18n), `${t`Employees template`}.xlsx`);
      failures.dismiss();
    } catch {
      failures.notify(t`The template could not be made.`, { retry: () => void download() });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void download()}>
      <Icon name="download" /> <Trans>Download a template</Trans>
    </Button>
  );
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
