import { type ReactNode, useState } from 'react';

/**
 * The dialogs that the rows of a list open, one at a time: `shown` renders one while it is open.
 * @deprecated A dialog is a child route of its list: see "Move a remote" in CONTRIBUTING.md. Still used by mf-shifts.
 */
export function useRowDialog<Row, Kind extends string = 'edit' | 'delete'>() {
  const [opened, setOpened] = useState<{ kind: Kind; row: Row }>();
  return {
    open: (kind: Kind, row: Row) => setOpened({ kind, row }),
    close: () => setOpened(undefined),
    shown: (kind: Kind, render: (row: Row) => ReactNode) => (opened?.kind === kind ? render(opened.row) : null),
  };
}
