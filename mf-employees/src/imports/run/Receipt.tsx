import { Card } from '@chakra-ui/react/card';
import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { encodeMessage } from '@seamline/shared/contract/errors';
import { formatMoment } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { DownloadButton, StepHeading, writeFile } from '@seamline/shared/sheet';
import { Actions, Button, Icon, Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { pastImports } from '../bulkApi.ts';
import type { ImportModel } from '../check/importModel.ts';
import { questionSentence, type Reason, useReasonText } from '../check/reasons.ts';
import { type Target, useTargetLabels } from '../columns/importColumns.ts';

const Figures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
    gap: '1px',
    bg: 'border',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li': { bg: 'bg.panel', padding: '3' },
    '& b': {
      display: 'block',
      fontFamily: 'heading',
      fontSize: '2xl',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.3',
    },
    '& [data-none]': { color: 'fg.muted' },
    '& [data-bad] > b': { color: 'danger' },
  },
});

interface ReceiptProps {
  model: ImportModel;
  importId: string;
  fix(): void;
  another(): void;
}

/** Outcome of the import, and the rows that were not imported. */
export function Receipt({ model, importId, fix, another }: ReceiptProps) {
  const { t } = useLingui();
  const labels = useTargetLabels();
  const reasonText = useReasonText();
  const rejected = useMemo(() => rejectedRows(model, labels, reasonText), [model, labels, reasonText]);
  const { created, changed, unchanged, samePerson, newEmployee } = countsOf(model, rejected.length);
  const isWhole = rejected.length === 0;
  const undone = useQuery(pastImports).data?.imports.find(({ id }) => id === importId)?.undone;

  const format = model.sheet.names.length > 0 ? 'xlsx' : 'csv';
  const headings = [...model.sheet.headings, t`Reason`];
  const columns = headings.map((heading) => ({ heading, kind: 'text' as const }));

  return (
    <Card.Root as="section">
      <Stack gap="4">
        <StepHeading>
          <Trans>The import is done</Trans>
        </StepHeading>
        {undone && (
          <Notice>
            <Trans>
              {{ person: undone.by }} undid this import on {{ moment: formatMoment(undone.at) }}.
            </Trans>
          </Notice>
        )}
        <Figures>
          <Figure count={created}>{t`${plural(created, { one: '# person added', other: '# people added' })}`}</Figure>
          <Figure count={changed}>
            {t`${plural(changed, { one: '# person changed', other: '# people changed' })}`}
          </Figure>
          <Figure count={unchanged}>
            {t`${plural(unchanged, { one: '# row unchanged', other: '# rows unchanged' })}`}
          </Figure>
          <Figure count={rejected.length} isBad>
            {t`${plural({ count: rejected.length }, { one: '# row not imported', other: '# rows not imported' })}`}
          </Figure>
        </Figures>
        {samePerson > 0 && (
          <Text>
            <Plural
              value={samePerson}
              one="# person changed with another name and birth date, as you confirmed."
              other="# people changed with another name and birth date, as you confirmed."
            />
          </Text>
        )}
        {newEmployee > 0 && (
          <Text>
            <Plural
              value={newEmployee}
              one="# person added as new, as you confirmed: a former employee has the same mobile number, code or Employee ID."
              other="# people added as new, as you confirmed: a former employee has the same mobile number, code or Employee ID."
            />
          </Text>
        )}
        {created > 0 && !undone && (
          <Text color="fg.muted">
            <Trans>
              Sheets do not contain documents. Add the Aadhaar pages of new employees on their details pages.
            </Trans>{' '}
            <ChakraLink asChild>
              <Link to={`${paths.employees}?health=no-aadhaar`}>
                <Trans>Without both pages of the Aadhaar card</Trans>
              </Link>
            </ChakraLink>
          </Text>
        )}
        <Actions>
          {!isWhole && (
            <DownloadButton
              label={t`Download the rows that were not imported`}
              fileName={`${t`Not imported`}.${format}`}
              failed={t`The export failed.`}
              make={() => writeFile(format, t`Not imported`, columns, inPages(rejected))}
            />
          )}
          {created + changed > 0 && !undone && (
            <Button asChild variant="outline">
              <Link to={`undo/${importId}`}>
                <Icon name="undo" /> <Trans>Undo this import</Trans>
              </Link>
            </Button>
          )}
          <Button variant="outline" onClick={another}>
            <Trans>Import another file</Trans>
          </Button>
          <Button asChild variant={isWhole ? 'solid' : 'outline'}>
            <Link to={paths.employees}>
              <Trans>Open the directory</Trans>
            </Link>
          </Button>
          {!isWhole && !undone && (
            <Button onClick={fix}>
              <Trans>Correct them here</Trans>
            </Button>
          )}
        </Actions>
      </Stack>
    </Card.Root>
  );
}

/** A count in a sentence, its number set large. */
function Figure({ children: sentence, count, isBad = false }: { children: string; count: number; isBad?: boolean }) {
  const [, figure, words] = /^([\d,.]+)(.*)$/su.exec(sentence) ?? [];
  return (
    <li data-none={count === 0 ? '' : undefined} data-bad={isBad && count > 0 ? '' : undefined}>
      {figure && <b>{figure}</b>}
      {words ?? sentence}
    </li>
  );
}

function countsOf(model: ImportModel, rejected: number) {
  const outcomes = [...model.done.values()].map(({ outcome }) => outcome);
  const created = outcomes.filter((outcome) => outcome === 'created').length;
  const changed = outcomes.filter((outcome) => outcome === 'changed').length;
  const confirmed = Object.entries(model.choices.answers)
    .filter(([row, { answer }]) => answer === 'confirmed' && isWritten(model.done.get(Number(row))))
    .map(([, { kind }]) => kind);
  return {
    created,
    changed,
    unchanged: model.sheet.rows.length - created - changed - rejected,
    samePerson: confirmed.filter((kind) => kind === 'same_person').length,
    newEmployee: confirmed.filter((kind) => kind === 'new_employee').length,
  };
}

const isWritten = (row: ImportedRow | undefined) => row?.outcome === 'created' || row?.outcome === 'changed';

async function* inPages(rows: readonly (readonly string[])[]): AsyncGenerator<readonly (readonly string[])[]> {
  for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500);
}

/** Lists the rows that were not imported, as they are in the sheet or were corrected, each with the reasons at its end. */
export function rejectedRows(
  model: ImportModel,
  labels: Readonly<Record<Target, string>>,
  reasonText: (reason: Reason) => string,
): string[][] {
  const width = model.sheet.headings.length;
  return model.sheet.rows.flatMap(({ cells }, rowIndex) => {
    const sentences = reasonsOf(model, rowIndex);
    if (sentences.length === 0) return [];
    const cellsOf = model.cellsOf(rowIndex);
    const row = Array.from({ length: width }, (_, column) => {
      const target = model.choices.mapping[column];
      return target ? cellsOf(target) : (cells[column] ?? '');
    });
    const reasons = sentences.map(([field, message]) =>
      field in labels ? `${labels[field as Target]}: ${reasonText(message)}` : reasonText(message),
    );
    return [[...row, reasons.join(' ')]];
  });
}

/** Returns the reasons why a row is not imported, each with its field: its problems, or the question that was not confirmed. */
function reasonsOf(model: ImportModel, rowIndex: number): (readonly [field: string, reason: Reason])[] {
  const kind = model.kindOf(rowIndex);
  const answer = model.done.get(model.sheet.rows[rowIndex]?.number ?? 0);
  if (answer?.outcome === 'rejected')
    return answer.errors.map(({ field, ...reason }) => [field, encodeMessage(reason)]);
  if (kind === 'problem') return Object.entries(model.errorsOf(rowIndex));
  const question = model.previews[rowIndex]?.question;
  return question && (kind === 'question' || kind === 'left_out') ? [['', questionSentence(question)]] : [];
}
