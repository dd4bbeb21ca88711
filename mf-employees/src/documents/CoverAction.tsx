import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { COVERED_NAME } from './coverPicture.ts';

const CoverDialog = lazy(async () => ({ default: (await import('./CoverDialog.tsx')).CoverDialog }));

interface CoverActionProps {
  label: string;
  file: File;
  change(file: File): void;
}

/** A button that covers the number on a chosen picture, and a confirmation once it is covered. */
export function CoverAction({ label, file, change }: CoverActionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isCovered = file.name === COVERED_NAME;
  return (
    <>
      <span role="status">
        {isCovered ? (
          <Badge tone="success">
            <Trans>The number is covered.</Trans>
          </Badge>
        ) : (
          <small>
            <Trans>Cover the first eight digits before you upload it.</Trans>
          </small>
        )}
      </span>
      <span>
        <Button variant="outline" size="sm" aria-label={t`Cover the number on ${label}`} onClick={() => setOpen(true)}>
          <Trans>Cover the number</Trans>
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
