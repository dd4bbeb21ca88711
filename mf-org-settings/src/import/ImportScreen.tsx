import { Card } from '@chakra-ui/react/card';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type OrganisationImportResult,
  type OrganisationSheet,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation/organisation-imports';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { paths } from '@seamline/shared/paths';
import {
  DownloadButton,
  type ReadingOptions,
  readWorkbook,
  SheetPicker,
  StepHeading,
  Steps,
  useOpenFile,
  type WantedSheet,
  writeWorkbook,
} from '@seamline/shared/sheet';
import { BackLink, ForEditors, LinkButton, TextLink } from '@seamline/shared/table';
import { Actions, Button, Page } from '@seamline/shared/ui';
import { useState } from 'react';
import { PreviewStep } from './PreviewStep.tsx';
import { type PreviewedWorkbook, previewWorkbook, storedRows } from './queries.ts';
import { knownHeadings, readOrganisation, templateSheets, workbookSheets } from './workbook.ts';
import { allLanguages, SHEETS } from './workbookColumns.ts';

export { shouldRevalidate } from '@seamline/shared/table';

/** Imports branches, departments, sub-departments, designations and leave types from one workbook, and exports them. */
export function Component() {
  const { t } = useLingui();
  const [previewed, setPreviewed] = useState<PreviewedWorkbook>();
  const [result, setResult] = useState<OrganisationImportResult>();
  const restart = () => {
    setPreviewed(undefined);
    setResult(undefined);
  };
  return (
    <Page
      title={t`Import organisation`}
      description={t`Add or change branches, departments, sub-departments, designations and leave types from one workbook. Nothing is deleted, and nothing is written before you have seen what would happen.`}
      back={<BackLink to={paths.organisation}>{t`Organisation chart`}</BackLink>}
    >
      <Steps
        labels={[
          t`File`,
          t({ message: 'Check', comment: 'A step of the import: the rows of the sheet are checked' }),
          t({ message: 'Receipt', comment: 'The last step of the import: the result' }),
        ]}
        current={result ? 2 : previewed ? 1 : 0}
      />
      {result ? (
        <ResultStep result={result} another={restart} />
      ) : previewed ? (
        <PreviewStep previewed={previewed} change={setPreviewed} imported={setResult} back={restart} />
      ) : (
        <ChooseStep choose={setPreviewed} />
      )}
    </Page>
  );
}

/** The first step: a workbook is chosen, or one to fill in is downloaded. */
function ChooseStep({ choose }: { choose(previewed: PreviewedWorkbook): void }) {
  const { i18n, t } = useLingui();
  const file = useOpenFile(openWorkbook, choose, {
    tooManyRows: msg`This workbook has more than 2,000 rows. Split it into several.`,
    tooManyColumns: msg`This sheet has more than 200 columns. Remove columns that are not about the organisation.`,
    noHeadings: msg`No sheet of the organisation was found. Its sheets have the names of those in the template.`,
  });
  return (
    <Stack gap="4">
      <ForEditors>
        <SheetPicker
          {...file}
          accept=".xlsx"
          hint={t`XLSX with the sheets of the template or of an export, up to 2,000 rows in all. You can also drop a file here.`}
        />
      </ForEditors>
      <HStack flexWrap="wrap">
        <DownloadButton
          label={t`Download a template`}
          fileName={`${t`Organisation template`}.xlsx`}
          failed={t`The template could not be made.`}
          make={() => writeWorkbook(templateSheets(i18n))}
        />
        <DownloadButton
          label={t`Export organisation`}
          fileName={`organisation-${dateInIndia(new Date())}.xlsx`}
          failed={t`The export failed.`}
          make={() => exportFile(i18n)}
        />
      </HStack>
      <p>
        <Trans>
          A row finds its record by its name, whatever the case of its letters. An empty cell leaves the stored value as
          it is.
        </Trans>
      </p>
    </Stack>
  );
}

async function openWorkbook(file: File, _wanted: WantedSheet, options: ReadingOptions): Promise<PreviewedWorkbook> {
  const languages = await allLanguages();
  const sheets = await readWorkbook(file, { known: knownHeadings(languages), ...options });
  return await previewWorkbook(readOrganisation(sheets, languages), options.signal);
}

async function exportFile(i18n: I18n): Promise<Blob> {
  return await writeWorkbook(workbookSheets(await storedRows(), i18n));
}

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
                <TextLink to={LISTS[sheet]}>{t(SHEETS[sheet].title)}</TextLink>
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
          <LinkButton to={paths.employeeImport}>
            <Trans>Import employees</Trans>
          </LinkButton>
          <LinkButton to={paths.organisation} variant="solid">
            <Trans>Organisation chart</Trans>
          </LinkButton>
        </Actions>
      </Stack>
    </Card.Root>
  );
}
