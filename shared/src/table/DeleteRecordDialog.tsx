import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { RecordDialog } from './RecordDialog.tsx';

interface DeleteRecordDialogProps<D, R, A> extends Omit<ComponentProps<typeof RecordDialog<D, R>>, 'children'> {
  /** Deletes the record of the id that it is given. */
  mutation: UseMutationOptions<A, Error, number>;
  /** The name of the record in the question. */
  nameOf(record: R): string;
  /** The confirmation that it was deleted. */
  deleted(name: string, record: R): string;
  getErrorMessage?(error: unknown): { text: string; detail?: string };
  /** Further content of the question, such as the records that depend on this one. */
  children?: (record: R) => ReactNode;
}

/** The question before a record of a list is deleted: the dialog of a child route of the list. */
export function DeleteRecordDialog<D, R, A>(props: DeleteRecordDialogProps<D, R, A>) {
  const { list, title, mutation, nameOf, deleted, getErrorMessage, children } = props;
  const { mutateAsync } = useMutation(mutation);
  return (
    <RecordDialog list={list} title={title}>
      {(record, onClose) => (
        <DeleteDialog
          name={nameOf(record)}
          remove={async () => {
            await mutateAsync(list.idOf(record));
            notify.success(deleted(nameOf(record), record));
          }}
          {...(getErrorMessage && { explain: getErrorMessage })}
          close={onClose}
        >
          {children?.(record)}
        </DeleteDialog>
      )}
    </RecordDialog>
  );
}
