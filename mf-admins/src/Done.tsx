import { useMessages } from '@seamline/shared/messages';
import { Actions, Button, Notice, Text } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { adminMessages } from './messages.ts';

interface DoneProps {
  text: string;
  /** Milliseconds until the dialog closes by itself. */
  closesAfter: number;
  close(): void;
  children?: ReactNode;
}

/** The end of a dialog: what was done, and then the dialog closes. Taken away earlier, it closes nothing. */
export function Done({ text, closesAfter, close, children }: DoneProps) {
  const words = useMessages(adminMessages);
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
          {words.close}
        </Button>
      </Actions>
    </>
  );
}
