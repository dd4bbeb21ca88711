import { chakra } from '@chakra-ui/react/styled-system';
import { usePreview } from '@seamline/shared/form';
import { reasonOf, useMessages } from '@seamline/shared/messages';
import { Actions, Button, Dialog, Notice, Text } from '@seamline/shared/ui';
import { useRef, useState } from 'react';
import { employeeMessages } from '../messages.ts';
import { coverPicture } from './coverPicture.ts';
import { useBoxDrag } from './useBoxDrag.ts';

const Stage = chakra('div', {
  base: {
    position: 'relative',
    justifySelf: 'center',
    lineHeight: 0,
    touchAction: 'none',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    '& > img': { maxWidth: '100%', maxHeight: '60vh', pointerEvents: 'none' },
    '& > button': {
      position: 'absolute',
      bg: 'black',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'white',
      cursor: 'move',
      touchAction: 'none',
      '&:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    '& > button[data-corner]': {
      width: '24px',
      height: '24px',
      borderRadius: 'full',
      borderStyle: 'solid',
      bg: 'madder',
      translate: '-50% -50%',
      cursor: 'nwse-resize',
    },
  },
});

interface CoverDialogProps {
  label: string;
  file: File;
  /** Takes the picture with the box drawn in. */
  covered(file: File): void;
  close(): void;
}

/** Covers the first eight digits of an Aadhaar number on the picture, on this device, before anything is uploaded. */
export function CoverDialog({ label, file, covered, close }: CoverDialogProps) {
  const text = useMessages(employeeMessages).cover;
  const stage = useRef<HTMLDivElement>(null);
  const { box, place, body, corner } = useBoxDrag(stage, file);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const source = usePreview(file);
  const share = (value: number) => `${value * 100}%`;

  async function draw() {
    setBusy(true);
    try {
      covered(await coverPicture(file, box));
      close();
    } catch (error) {
      setFailure(reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog title={text.title(label)} close={close} wide>
      <Text id="cover-help" tone="muted" size="sm">
        {text.help}
      </Text>
      <Stage ref={stage} onPointerDown={place}>
        {source && <img src={source} alt={text.picture} draggable={false} />}
        <button
          type="button"
          data-autofocus=""
          aria-label={text.box}
          aria-describedby="cover-help"
          {...body}
          style={{ left: share(box.left), top: share(box.top), width: share(box.width), height: share(box.height) }}
        />
        <button
          type="button"
          data-corner=""
          aria-label={text.corner}
          {...corner}
          style={{ left: share(box.left + box.width), top: share(box.top + box.height) }}
        />
      </Stage>
      {failure && (
        <Notice tone="error" detail={failure}>
          {text.failed}
        </Notice>
      )}
      <Actions>
        <Button variant="outline" onClick={close}>
          {text.cancel}
        </Button>
        <Button busy={busy} onClick={() => void draw()}>
          {text.cover}
        </Button>
      </Actions>
    </Dialog>
  );
}
