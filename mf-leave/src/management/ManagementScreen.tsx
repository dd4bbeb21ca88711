import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { EmptyState, Page, TextLink } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import { leaveMessages } from '../messages.ts';

export function Component() {
  const text = useMessages(leaveMessages).management;
  const elsewhere = (
    <TextLink asChild>
      <Link to={paths.leaveTypes}>{text.leaveTypes}</Link>
    </TextLink>
  );
  return (
    <Page title={text.title}>
      <EmptyState icon="clock" title={text.lead} action={elsewhere}>
        {text.why}
      </EmptyState>
    </Page>
  );
}
