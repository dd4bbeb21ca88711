import { Card } from '@chakra-ui/react/card';
import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type OrganisationImportResult,
  type OrganisationSheet,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { paths } from '@seamline/shared/paths';
import { StepHeading } from '@seamline/shared/sheet';
import { Actions, Button } from '@seamline/shared/ui';
import { Link } from 'react-router-dom';
import { SHEETS } from './workbookColumns.ts';

const LISTS: Readonly<Record<OrganisationSheet, string>> = {
  branches: paths.branches,
  departments: paths.department,
  sub_departments: paths.subDepartment,
  designations: paths.designation,
  leave_types: paths.leaveTypes,
};

interface ResultStepProps {
  result: OrganisationImportResult;
  another(): void;
}

/** The last step: what was added and changed, with links to the lists. */
export function ResultStep({ result, another }: ResultStepProps) {
  const { t } = useLingui();
  const touched = SHEET_NAMES.filter((sheet) => Object.values(result[sheet]).some((count) => count > 0));
  return (
    <Card.Root as="section">
      <Stack gap="4">
        <StepHeading>
          <Trans>The import is done</Trans>
        </StepHeading>
        <Stack as="ul" gap="2" listStyle="none">
          {touched.map((sheet) => {
            const { created, changed, unchanged } = result[sheet];
            return (
              <li key={sheet}>
                <ChakraLink asChild>
                  <Link to={LISTS[sheet]}>{t(SHEETS[sheet].title)}</Link>
                </ChakraLink>
                <Text color="fg.muted">
                  {t`${{ created }} added, ${{ changed }} changed, ${{ unchanged }} the same`}
                </Text>
              </li>
            );
          })}
        </Stack>
        <Actions>
          <Button variant="outline" onClick={another}>
            <Trans>Import another file</Trans>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.employeeImport}>
              <Trans>Import employees</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.organisation}>
              <Trans>Organisation map</Trans>
            </Link>
          </Button>
        </Actions>
      </Stack>
    </Card.Root>
  );
}
