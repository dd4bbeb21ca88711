import { Trans } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
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
