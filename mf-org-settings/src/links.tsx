import { Trans } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { DialogLink } from '@seamline/shared/table';
import { Button, Icon } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';

/** Links a list to the map of the whole organisation. */
export function OrganisationLink() {
  return (
    <Button asChild variant="outline">
      <Link to={paths.organisation}>
        <Icon name="department" /> <Trans>Organisation map</Trans>
      </Link>
    </Button>
  );
}

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
