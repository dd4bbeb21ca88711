import { chakra } from '@chakra-ui/react/styled-system';
import type { ImportedRow } from '@seamline/shared/contract/employee-imports';
import { useErrorText } from '@seamline/shared/http';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { Actions, Button, Card, Icon, Stack, Text, TextLink } from '@seamline/shared/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { employeeMessages } from '../../messages.ts';
import type { ImportModel } from '../check/importModel.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import { bulkMessages } from '../messages.ts';
import { StepHeading } from '../StepHeading.tsx';
import { saveFile } from '../saveFile.ts';
import { writeFile } from '../sheet/sheetWorker.ts';
import { rejectedRows } from './rejectedRows.ts';

const Figures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
    gap: '1px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li': { bg: 'surface', padding: '3' },
    '& b': {
      display: 'block',
      fontFamily: 'heading',
      fontSize: '2xl',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.3',
    },
    '& [data-none]': { color: 'muted' },
    '& [data-bad] > b': { color: 'danger' },
  },
});

interface ReceiptProps {
  model: ImportModel;
  fix(): void;
  another(): void;
}

/** Outcome of the import, and the rows that were not imported. */
export function Receipt({ model, fix, another }: ReceiptProps) {
  const text = useMessages(bulkMessages);
  const { fields, health } = useMessages(employeeMessages);
  const labels = useMemo(() => targetLabels(fields, text.extraTargets), [fields, text]);
  const errorText = useErrorText();
  const rejected = useMemo(() => rejectedRows(model, labels, errorText), [model, labels, errorText]);
  const [isBusy, setBusy] = useState(false);
  const counts = countsOf(model, rejected.length);
  const isWhole = rejected.length === 0;

  async function download() {
    setBusy(true);
    try {
      const format = model.sheet.names.length > 0 ? 'xlsx' : 'csv';
      const headings = [...model.sheet.headings, text.receipt.reason];
      const columns = headings.map((heading) => ({ heading, kind: 'text' as const }));
      const file = await writeFile(format, text.receipt.rejectedName, columns, inPages(rejected));
      saveFile(file, `${text.receipt.rejectedName}.${format}`);
    } catch (error) {
      notify.error(text.export.failed, { detail: (error as Error).message, retry: () => void download() });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section">
      <Stack gap="4">
        <StepHeading>{text.receipt.title}</StepHeading>
        <Figures>
          <Figure says={text.receipt.created} count={counts.created} />
          <Figure says={text.receipt.changed} count={counts.changed} />
          <Figure says={text.receipt.unchanged} count={counts.unchanged} />
          <Figure says={text.receipt.rejected} count={rejected.length} isBad />
        </Figures>
        {counts.samePerson > 0 && <Text>{text.receipt.confirmedSame(counts.samePerson)}</Text>}
        {counts.newEmployee > 0 && <Text>{text.receipt.confirmedNew(counts.newEmployee)}</Text>}
        {counts.created > 0 && (
          <Text tone="muted">
            {text.receipt.documents}{' '}
            <TextLink asChild>
              <Link to={`${paths.employees}?health=no-aadhaar`}>{health.kinds['no-aadhaar']}</Link>
            </TextLink>
          </Text>
        )}
        <Actions>
          {!isWhole && (
            <Button variant="outline" busy={isBusy} onClick={() => void download()}>
              <Icon name="download" /> {text.receipt.download}
            </Button>
          )}
          <Button variant="outline" onClick={another}>
            {text.receipt.another}
          </Button>
          <Button asChild variant={isWhole ? 'solid' : 'outline'}>
            <Link to={paths.employees}>{text.receipt.directory}</Link>
          </Button>
          {!isWhole && <Button onClick={fix}>{text.receipt.fix}</Button>}
        </Actions>
      </Stack>
    </Card>
  );
}

/** A count in a sentence, its number set large. */
function Figure({ says, count, isBad = false }: { says(count: number): string; count: number; isBad?: boolean }) {
  const [, figure, words] = /^([\d,.]+)(.*)$/su.exec(says(count)) ?? [];
  return (
    <li data-none={count === 0 ? '' : undefined} data-bad={isBad && count > 0 ? '' : undefined}>
      {figure && <b>{figure}</b>}
      {words ?? says(count)}
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
    samePerson: confirmed.filter((kind) => kind === 'samePerson').length,
    newEmployee: confirmed.filter((kind) => kind === 'newEmployee').length,
  };
}

const isWritten = (row: ImportedRow | undefined) => row?.outcome === 'created' || row?.outcome === 'changed';

async function* inPages(rows: readonly (readonly string[])[]): AsyncGenerator<readonly (readonly string[])[]> {
  for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500);
}
