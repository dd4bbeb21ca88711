import { Text } from '@chakra-ui/react/text';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import type { RecordList } from '@seamline/shared/query';
import { Actions, Button, Dialog } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DeletionNote, OpenRecordContext } from './DeletionNote.tsx';
import type { OPENED_FROM_LIST } from './links.tsx';

interface RecordDialogProps<D, R extends object> {
  list: RecordList<D, R>;
  /** Title of the dialog in place of a record that is gone. */
  title: string;
  children: (record: R, onClose: () => Promise<void>) => ReactNode;
}

/**
 * The dialog of a child route of a list, about the record that the route's parameter `id` names. It waits for the list,
 * which shows itself that it is loading or why it failed.
 */
export function RecordDialog<D, R extends object>(props: RecordDialogProps<D, R>) {
  const { id } = useParams();
  return <OpenDialog key={id} id={Number(id)} {...props} />;
}

function OpenDialog<D, R extends object>({ id, list, title, children }: RecordDialogProps<D, R> & { id: number }) {
  const { t } = useI18n(builtInMessages);
  const { data, isFetching } = useQuery(list.query);
  const onClose = useCloseToList();
  const found = data && list.recordsOf(data).find((record) => list.idOf(record) === id);
  // A deletion or a refresh of the list does not change what is open.
  const [record, setRecord] = useState(found);
  if (found && !record) setRecord(found);
  const { kind, addPath } = list;
  const open = useMemo(
    () => (kind && record ? { kind, id, values: record, addPath } : undefined),
    [kind, id, record, addPath],
  );
  if (record) {
    return (
      <OpenRecordContext value={open}>
        <ReturningFocus>{children(record, onClose)}</ReturningFocus>
      </OpenRecordContext>
    );
  }
  if (!data || isFetching) return null;
  return (
    <Dialog title={title} close={() => void onClose()}>
      <Text>{t(msg`This record does not exist. It may have been deleted.`)}</Text>
      {kind && <DeletionNote kind={kind} id={id} />}
      <Actions>
        <Button onClick={() => void onClose()}>{t(msg`Back to the list`)}</Button>
      </Actions>
    </Dialog>
  );
}

/** Returns to the list of a dialog's route, with its search parameters, and resolves once the list's URL is back. */
export function useCloseToList(): () => Promise<void> {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const closing = useRef<Promise<void>>(undefined);

  async function close() {
    if ((state as Partial<typeof OPENED_FROM_LIST> | null)?.isOpenedFromList) {
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      await navigate(-1);
      await isBack;
    } else await navigate({ pathname: '..', search }, { replace: true });
  }

  // A second call before the list is back, such as Escape right after a success, would go back twice.
  return () => {
    closing.current ??= close().finally(() => {
      closing.current = undefined;
    });
    return closing.current;
  };
}

/**
 * Focuses the row's link to the dialog when it has closed. A dialog that was opened by its URL has no element to return
 * the focus to, and its row may come after it.
 */
function ReturningFocus({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // It ends before the effect of the dialog, which returns the focus itself where it was opened by an element.
  useEffect(
    () => () => {
      const links = document.querySelectorAll<HTMLAnchorElement>('a.seam-action');
      if (document.activeElement === document.body) [...links].find((link) => link.pathname === pathname)?.focus();
    },
    [pathname],
  );
  return children;
}
