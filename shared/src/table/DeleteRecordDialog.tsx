import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { RemovedRecord } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { DeleteDialog } from '@seamline/shared/ui';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { TextLink } from './links.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { useRestore } from './useRestore.ts';

/** The records that depend on another one, which therefore cannot be deleted. */
export interface DependentRecords {
  /** Their counts or names, in a sentence. */
  summary: string;
  /** The rule by which the record cannot be deleted. */
  rule: string;
  /** The lists of the dependent records. */
  links: readonly { to: string; label: string }[];
}

/** Without a version the record is deleted whatever has changed since it was read. */
interface Deletable {
  version?: number | undefined;
}

interface DeleteRecordDialogProps<D, R extends Deletable, A>
  extends Omit<ComponentProps<typeof RecordDialog<D, R>>, 'children'> {
  mutation: UseMutationOptions<A, Error, RemovedRecord>;
  /** The name of the record in the question. */
  nameOf(record: R): string;
  /** The confirmation that it was deleted. */
  deleted(name: string, record: R): string;
  getErrorMessage?(error: unknown): { text: string; detail?: string | undefined };
  /** Returns the records that depend on a record; undefined without any, or until they are known. */
  useDependents?: (record: R) => DependentRecords | undefined;
  /** Further content of the question. */
  children?: (record: R) => ReactNode;
}

/**
 * The question before a record of a list is deleted: the dialog of a child route of the list. For a record that others
 * depend on it names them, and offers links to them in place of the deletion.
 */
export function DeleteRecordDialog<D, R extends Deletable, A>({
  list,
  title,
  ...props
}: DeleteRecordDialogProps<D, R, A>) {
  return (
    <RecordDialog list={list} title={title}>
      {(record, onClose) => <Question {...props} list={list} record={record} onClose={onClose} />}
    </RecordDialog>
  );
}

interface QuestionProps<D, R extends Deletable, A> extends Omit<DeleteRecordDialogProps<D, R, A>, 'title'> {
  record: R;
  onClose(): Promise<void>;
}

const useNone = () => undefined;

function Question<D, R extends Deletable, A>({ list, record, onClose, ...props }: QuestionProps<D, R, A>) {
  const { mutation, nameOf, deleted, getErrorMessage, useDependents = useNone, children } = props;
  const { mutateAsync } = useMutation(mutation);
  const { restore } = useRestore();
  const dependents = useDependents(record);
  const { kind } = list;
  const name = nameOf(record);

  return (
    <DeleteDialog
      name={name}
      canBeUndone={kind !== undefined}
      isBlocked={dependents !== undefined}
      remove={async () => {
        const id = list.idOf(record);
        await mutateAsync({ id, version: record.version });
        notify.success(deleted(name, record), { undo: kind && (() => void restore({ record: kind, id, name })) });
      }}
      {...(getErrorMessage && { explain: getErrorMessage })}
      close={onClose}
    >
      {children?.(record)}
      {/* It stays empty until the dependent records are known, so that they are announced. */}
      <Text role="status" fontWeight="bold" hidden={!dependents}>
        {dependents?.summary}
      </Text>
      {dependents && (
        <>
          <Text color="fg.muted">{dependents.rule}</Text>
          {dependents.links.length > 0 && (
            <HStack as="ul" listStyle="none" flexWrap="wrap" gap="4">
              {dependents.links.map(({ to, label }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </HStack>
          )}
        </>
      )}
    </DeleteDialog>
  );
}
