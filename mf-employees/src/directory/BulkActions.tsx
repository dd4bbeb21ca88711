import { Trans } from '@lingui/react/macro';
import type { DirectoryColumn } from '@seamline/shared/contract/employees/employees';
import { paths } from '@seamline/shared/paths';
import { ForEditors, LinkButton } from '@seamline/shared/table';
import { Button, Icon } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import type { DirectoryFilter } from '../queries.ts';

const ExportDialog = lazy(async () => ({ default: (await import('../export/ExportDialog.tsx')).ExportDialog }));

interface BulkActionsProps {
  filter: DirectoryFilter;
  /** The columns that the list shows; undefined while it shows cards. */
  columns: readonly DirectoryColumn[] | undefined;
  /** The number of employees that match the filter; 0 until it is known. */
  count: number;
}

/** The import and export buttons of the directory. */
export function BulkActions({ filter, columns, count }: BulkActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ForEditors>
        <LinkButton icon="upload" to={paths.employeeImport}>
          <Trans>Import</Trans>
        </LinkButton>
      </ForEditors>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="download" /> <Trans>Export</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog filter={filter} columns={columns} count={count} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
