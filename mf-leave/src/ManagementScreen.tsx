import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { EmptyState, Page } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';

export function Component() {
  const { t } = useLingui();
  const elsewhere = (
    <ChakraLink asChild>
      <Link to={paths.leaveTypes}>{t`Go to leave types`}</Link>
    </ChakraLink>
  );
  return (
    <Page title={t`Under Testing Mode`}>
      <EmptyState icon="clock" title={t`Coming Soon...`} action={elsewhere}>
        <Trans>This part of leave management is still being tested. Leave types are ready to use.</Trans>
      </EmptyState>
    </Page>
  );
}
