import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Actions, Button, Notice } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface DoneProps {
  text: string;
  /** Milliseconds until the dialog closes by itself. */
  closesAfter: number;
  onClose(): Promise<void>;
  children?: ReactNode;
}

/** Confirms in place of a form, and closes the dialog after a while. */
export function Done({ text, closesAfter, onClose, children }: DoneProps) {
  const notice = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onClose);
  useEffect(() => {
    // The field that had the focus is gone with the form.
    notice.current?.focus();
    const timer = setTimeout(() => void end(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);
  return (
    <>
      <Notice tone="success" ref={notice}>
        {text}
      </Notice>
      {children && <Text>{children}</Text>}
      <Actions>
        <Button variant="outline" onClick={() => void onClose()}>
          <Trans>Close</Trans>
        </Button>
      </Actions>
    </>
  );
}
