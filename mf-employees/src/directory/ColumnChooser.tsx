import { Trans } from '@lingui/react/macro';
import type { DirectoryColumn } from '@seamline/shared/contract/employees';
import { Button, Icon } from '@seamline/shared/ui';
import { useState } from 'react';
import { ColumnsDialog } from './ColumnsDialog.tsx';

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
      {isOpen && <ColumnsDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}
