import { Trans, useLingui } from '@lingui/react/macro';
import type { DirectoryColumn } from '@seamline/shared/contract/employees/employees';
import { paths } from '@seamline/shared/paths';
import { useMayEdit } from '@seamline/shared/session';
import { AddLink, LinkButton } from '@seamline/shared/table';
import { Button, Icon, IconButton, type IconName, Popover, useIsNarrow } from '@seamline/shared/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import type { DirectoryFilter } from '../queries.ts';

const ExportDialog = lazy(async () => ({ default: (await import('../export/ExportDialog.tsx')).ExportDialog }));

interface DirectoryActionsProps {
  filter: DirectoryFilter;
  /** The columns that the list shows; undefined while it shows cards. */
  columns: readonly DirectoryColumn[] | undefined;
  /** The number of employees that match the filter; 0 until it is known. */
  count: number;
}

/** The actions of the directory: beside its title, on a phone in a menu. */
export function DirectoryActions({ filter, columns, count }: DirectoryActionsProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const mayEdit = useMayEdit();
  const [isExporting, setExporting] = useState(false);
  const add = t`+ Add Employee`;
  const begin = () => setExporting(true);
  const places: readonly Place[] = [
    ...(mayEdit ? [{ icon: 'upload', to: paths.employeeImport, label: <Trans>Import</Trans> } as const] : []),
    { icon: 'logout', to: ownPaths.onNotice, label: <Trans>On notice</Trans> },
    { icon: 'checkCircle', to: paths.employeeHealth, label: <Trans>Problems in records</Trans> },
  ];
  return (
    <>
      {isNarrow ? (
        <Popover
          role="menu"
          label={t`Actions`}
          button={(wiring) => (
            <IconButton {...wiring} label={t`Actions`} variant="outline">
              <Icon name="more" />
            </IconButton>
          )}
        >
          {(close) => (
            <>
              {mayEdit && (
                <Link role="menuitem" to={paths.employeeAdd}>
                  <Icon name="plus" /> {add.replace(/^\+ /u, '')}
                </Link>
              )}
              {places.map(({ icon, to, label }) => (
                <Link key={to} role="menuitem" to={to}>
                  <Icon name={icon} /> {label}
                </Link>
              ))}
              <button
                type="button"
                role="menuitem"
                onClick={() => {
                  close();
                  begin();
                }}
              >
                <Icon name="download" /> <Trans>Export</Trans>
              </button>
            </>
          )}
        </Popover>
      ) : (
        <>
          <Button variant="outline" onClick={begin}>
            <Icon name="download" /> <Trans>Export</Trans>
          </Button>
          {places.map(({ icon, to, label }) => (
            <LinkButton key={to} icon={icon} to={to}>
              {label}
            </LinkButton>
          ))}
          <AddLink to={paths.employeeAdd}>{add}</AddLink>
        </>
      )}
      {isExporting && (
        <Suspense>
          <ExportDialog filter={filter} columns={columns} count={count} close={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A page that the directory leads to. */
interface Place {
  readonly icon: IconName;
  readonly to: string;
  readonly label: ReactNode;
}
