import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Button, Icon } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DirectoryFilter } from '../api.ts';
import { bulkMessages } from './messages.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog }));

interface BulkActionsProps {
  filter: DirectoryFilter;
  /** How many people the filter leaves; 0 where that is not known yet. */
  count: number;
}

/** The ways from the directory into sheets and out of them. */
export function BulkActions({ filter, count }: BulkActionsProps) {
  const text = useMessages(bulkMessages).actions;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={paths.employeeImport}>
          <Icon name="upload" /> {text.import}
        </Link>
      </Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="download" /> {text.export}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog filter={filter} count={count} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
