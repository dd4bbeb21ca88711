import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Button, HStack, Icon, Notice, Stack, Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { bulkApi } from '../bulkApi.ts';
import { templateFile } from '../export/templateFile.ts';
import { bulkMessages } from '../messages.ts';
import { Progress } from '../Progress.tsx';
import { saveFile } from '../saveFile.ts';
import { type ChosenSheet, useOpenSheet } from './useOpenSheet.ts';

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
  const { rows, failure, open, stop } = useOpenSheet(choose);
  const [isOver, setOver] = useState(false);
  const inputId = useId();

  usePaste((file) => void open(file), text.choose.pasted);

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
            <label htmlFor={inputId}>{text.choose.file}</label>
          </Button>
          <Text tone="muted">{isOver ? text.choose.drop : text.choose.hint}</Text>
        </Drop>
      ) : (
        <>
          <Progress label={text.choose.reading(rows)} />
          <HStack>
            <Button variant="outline" onClick={stop}>
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
