import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { TextLink } from '@seamline/shared/table';
import { EmptyState, Page } from '@seamline/shared/ui';

export function Component() {
  const { t } = useLingui();
  const elsewhere = <TextLink to={paths.leaveTypes}>{t`Go to leave types`}</TextLink>;
  return (
    <Page title={t`Under Testing Mode`}>
      <EmptyState icon="clock" title={t`Coming Soon...`} action={elsewhere}>
        <Trans>This part of leave management is still being tested. Leave types are ready to use.</Trans>
      </EmptyState>
    </Page>
  );
}
