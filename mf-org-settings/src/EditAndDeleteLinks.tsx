import { DialogLink } from '@seamline/shared/table';

interface EditAndDeleteLinksProps {
  id: number;
  /** The action and its record: `Edit Ring Road`. */
  editLabel: string;
  deleteLabel: string;
}

/** The links of a record to its two dialogs. */
export function EditAndDeleteLinks({ id, editLabel, deleteLabel }: EditAndDeleteLinksProps) {
  return (
    <>
      <DialogLink icon="edit" label={editLabel} to={`${id}/edit`} />
      <DialogLink icon="trash" tone="danger" label={deleteLabel} to={`${id}/delete`} />
    </>
  );
}
