import { Trans } from '@lingui/react/macro';
import { Actions, Button, Notice, Text } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface DoneProps {
  text: string;
  /** Milliseconds until the dialog closes by itself. */
  closesAfter: number;
  close(): void;
  children?: ReactNode;
}

/** Confirms in place of a form, and closes the dialog after a while. */
export function Done({ text, closesAfter, close, children }: DoneProps) {
  const notice = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(close);
  useEffect(() => {
    // The field that had the focus is gone with the form.
    notice.current?.focus();
    const timer = setTimeout(() => end(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);
  return (
    <>
      <Notice tone="success" ref={notice}>
        {text}
      </Notice>
      {children && <Text>{children}</Text>}
      <Actions>
        <Button variant="outline" onClick={close}>
          <Trans>Close</Trans>
        </Button>
      </Actions>
    </>
  );
}
