import { Link as TextLink } from '@chakra-ui/react/link';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { EmptyState, Page } from '@seamline/shared/ui';

/** The page of a URL that no route serves. */
export function NotFoundScreen({ path, home }: { path: string; home: typeof paths.dashboard | typeof paths.signIn }) {
  const { t } = useLingui();
  return (
    <Page title={t`Page not found`}>
      <EmptyState
        icon="search"
        title={t`There is nothing at ${path}.`}
        action={
          <TextLink href={home}>{home === paths.signIn ? t`Back to the sign-in` : t`Back to the dashboard`}</TextLink>
        }
      />
    </Page>
  );
}
