import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Button, Icon } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import { orgMessages } from './messages.ts';

/** The way from a list to the map of the whole house. */
export function OrganisationLink() {
  const text = useMessages(orgMessages).organisation;
  return (
    <Button asChild variant="outline">
      <Link to={paths.organisation}>
        <Icon name="department" /> {text.title}
      </Link>
    </Button>
  );
}
