import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { EmptyState, Page, TextLink } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

/** An address that leads nowhere. */
export function NotFoundScreen({ path, home }: { path: string; home: typeof paths.dashboard | typeof paths.signIn }) {
  const text = useMessages(shellMessages);
  return (
    <Page title={text.notFoundTitle}>
      <EmptyState
        icon="search"
        title={text.notFoundLead(path)}
        action={<TextLink href={home}>{home === paths.signIn ? text.backToSignIn : text.backToDashboard}</TextLink>}
      />
    </Page>
  );
}
