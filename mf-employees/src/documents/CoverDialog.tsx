import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreview } from '@seamline/shared/form';
import { reasonOf } from '@seamline/shared/messages';
import { Actions, Button, Dialog, Notice } from '@seamline/shared/ui';
import { useRef, useState } from 'react';
import { coverPicture } from './cover.ts';
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
      bg: 'accent.solid',
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
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const { box, place, body, corner } = useBoxDrag(stage, file);
  const [failure, setFailure] = useState<string>();
  const pictureLabel = t`The chosen picture`;
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
    <Dialog title={t`Cover the number on ${label}`} close={close} wide>
      <Text id="cover-help" color="fg.muted" fontSize="sm">
        <Trans>
          Put the box over the first eight digits. Only the last four digits should stay readable. Drag the box or its
          corner, or tap where the selected one should go. The arrow keys move the box, with Shift they change its size,
          with Ctrl they go in small steps. The picture is changed on this device: what is below the box is never
          uploaded.
        </Trans>
      </Text>
      <Stage ref={stage} onPointerDown={place}>
        {source && <img src={source} alt={pictureLabel} draggable={false} />}
        <button
          type="button"
          data-autofocus=""
          aria-label={t`Cover`}
          aria-describedby="cover-help"
          {...body}
          style={{ left: share(box.left), top: share(box.top), width: share(box.width), height: share(box.height) }}
        />
        <button
          type="button"
          data-corner=""
          aria-label={t`Size of the cover`}
          {...corner}
          style={{ left: share(box.left + box.width), top: share(box.top + box.height) }}
        />
      </Stage>
      {failure && (
        <Notice tone="error" detail={failure}>
          <Trans>The picture could not be covered.</Trans>
        </Notice>
      )}
      <Actions>
        <Button variant="outline" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button busy={busy} onClick={() => void draw()}>
          <Trans>Cover it</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}
