import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Icon, Notice } from '@seamline/shared/ui';
import { type DragEvent, useId, useState } from 'react';
import { Progress } from './Progress.tsx';
import { type OpenSheet, readingMessage } from './useOpenFile.ts';

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

interface SheetPickerProps extends OpenSheet {
  /** The endings of the files that can be chosen, with commas between them. */
  readonly accept: string;
  /** The kinds of files and their limits, as a sentence. */
  readonly hint: string;
}

/** A place where a file is chosen or dropped, and the progress of reading it, with a way to stop. */
export function SheetPicker({ accept, hint, rows, failure, open, stop }: SheetPickerProps) {
  const { i18n, t } = useLingui();
  const [isOver, setOver] = useState(false);
  const inputId = useId();

  const take = (file: File | undefined) => void (file && open(file));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <>
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
            accept={accept}
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
          <Text color="fg.muted">{isOver ? t`Drop the file here` : hint}</Text>
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
    </>
  );
}
