import { useMessages } from '@seamline/shared/messages';
import { Badge, Button } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { employeeMessages } from '../messages.ts';
import { COVERED_NAME } from './coveredName.ts';

const CoverDialog = lazy(async () => ({ default: (await import('./CoverDialog.tsx')).CoverDialog }));

interface CoverActionProps {
  label: string;
  file: File;
  change(file: File): void;
}

/** The way to cover the number on a chosen picture, and a word once it is covered. */
export function CoverAction({ label, file, change }: CoverActionProps) {
  const text = useMessages(employeeMessages).cover;
  const [isOpen, setOpen] = useState(false);
  const isCovered = file.name === COVERED_NAME;
  return (
    <>
      <span role="status">{isCovered ? <Badge tone="success">{text.done}</Badge> : <small>{text.advice}</small>}</span>
      <span>
        <Button variant="outline" size="sm" aria-label={text.open(label)} onClick={() => setOpen(true)}>
          {text.short}
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <CoverDialog label={label} file={file} covered={change} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
