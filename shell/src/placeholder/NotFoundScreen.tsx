import { useMessages } from '@seamline/shared/messages';
import { EmptyState, Page, TextLink } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

/** An address that leads nowhere. */
export function NotFoundScreen({ path, home }: { path: string; home: string }) {
  const text = useMessages(shellMessages);
  return (
    <Page title={text.notFoundTitle} narrow>
      <EmptyState
        icon="search"
        title={text.notFoundLead(path)}
        action={<TextLink href={home}>{text.backToDashboard}</TextLink>}
      />
    </Page>
  );
}
