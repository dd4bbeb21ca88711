import { Trans } from '@lingui/react/macro';
import type { DirectoryColumn } from '@seamline/shared/contract/employees';
import { Button, Icon } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import type { ColumnsDialog as Dialog } from './ColumnsDialog.tsx';

const ColumnsDialog = lazy<typeof Dialog>(async () => ({
  default: (await import('./ColumnsDialog.tsx')).ColumnsDialog,
}));

interface ColumnChooserProps {
  columns: readonly DirectoryColumn[];
  choose(columns: readonly DirectoryColumn[]): void;
}

/** The button that opens the choice of the columns of the list. */
export function ColumnChooser(props: ColumnChooserProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="settings" /> <Trans>Columns</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsDialog {...props} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
