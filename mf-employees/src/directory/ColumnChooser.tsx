import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { DIRECTORY_COLUMNS, type DirectoryColumn } from '@seamline/shared/contract/employees/employees';
import { Actions, Button, Checkbox, Dialog, Icon, RowAction } from '@seamline/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { columnOf, columnsParam, moved, USUAL_COLUMNS } from './directoryColumns.ts';

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

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', minHeight: '44px' },
    '& > li > :first-child': { flex: 1, minWidth: 0 },
    '& > li + li': { borderBlockStartWidth: '1px' },
  },
});

interface ColumnsDialogProps {
  columns: readonly DirectoryColumn[];
  /** Called at every change, which the list behind the dialog shows at once. */
  choose(columns: readonly DirectoryColumn[]): void;
  close(): void;
}

/** The columns of the list and their order: those that are shown come first. */
function ColumnsDialog({ columns: before, choose, close }: ColumnsDialogProps) {
  const { t } = useLingui();
  // The URL follows a little later, and two quick keys may come before it.
  const [columns, setColumns] = useState(before);
  const [announcement, setAnnouncement] = useState('');
  const others = DIRECTORY_COLUMNS.filter((name) => !columns.includes(name));

  const pressed = useRef<HTMLButtonElement>(undefined);

  function change(next: readonly DirectoryColumn[]) {
    setColumns(next);
    choose(next);
  }

  function move(button: HTMLButtonElement, name: DirectoryColumn, by: number) {
    const index = columns.indexOf(name);
    pressed.current = button;
    change(moved(columns, index, by));
    setAnnouncement(
      t`${{ column: t(columnOf(name).label) }}: column ${{ place: index + by + 1 }} of ${{ total: columns.length }}`,
    );
  }

  // A row that moves in the page may lose the focus, and a button at the end of the list is disabled.
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = undefined;
    const next = button?.disabled ? button.closest('li')?.querySelector<HTMLElement>('button:not(:disabled)') : button;
    next?.focus();
  });

  return (
    <Dialog title={t`Columns of the list`} close={close}>
      <Text color="fg.muted">
        <Trans>Columns that do not fit on the screen are shown under the name.</Trans>
      </Text>
      <List aria-label={t`Columns`}>
        {[...columns, ...others].map((name, index) => {
          const label = t(columnOf(name).label);
          const isShown = index < columns.length;
          return (
            <li key={name}>
              <Checkbox
                label={label}
                checked={isShown}
                onChange={() => change(isShown ? columns.filter((other) => other !== name) : [...columns, name])}
              />
              {isShown && (
                <>
                  <RowAction
                    icon="chevronUp"
                    label={t`Move ${{ column: label }} up`}
                    disabled={index === 0}
                    onClick={(event) => move(event.currentTarget, name, -1)}
                  />
                  <RowAction
                    icon="chevronDown"
                    label={t`Move ${{ column: label }} down`}
                    disabled={index === columns.length - 1}
                    onClick={(event) => move(event.currentTarget, name, 1)}
                  />
                </>
              )}
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Actions>
        <Button variant="outline" disabled={columnsParam(columns) === ''} onClick={() => change(USUAL_COLUMNS)}>
          <Trans>Reset to the usual columns</Trans>
        </Button>
        <Button onClick={close}>
          <Trans>Done</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}
