import { RowAction } from '@seamline/shared/ui';

interface EditAndDeleteProps {
  /** What each button does, and to which row: `Edit Ring Road`. */
  editLabel: string;
  removeLabel: string;
  open(kind: 'edit' | 'delete'): void;
}

/**
 * The two buttons of a row that can be changed and deleted.
 * @deprecated Write two `DialogLink`s. Still used by mf-org-settings.
 */
export function EditAndDelete({ editLabel, removeLabel, open }: EditAndDeleteProps) {
  return (
    <>
      <RowAction icon="edit" label={editLabel} onClick={() => open('edit')} />
      <RowAction icon="trash" tone="danger" label={removeLabel} onClick={() => open('delete')} />
    </>
  );
}
