import { useMessages, usePhrases } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Link } from '@seamline/shared/router';
import { notify } from '@seamline/shared/session';
import { Actions, Button, Card, checkPhrases, Icon, Stack, Text, TextLink } from '@seamline/shared/ui';
import { useMemo, useState } from 'react';
import { employeeMessages } from '../../messages.ts';
import type { ImportModel } from '../check/importModel.ts';
import { targetLabels } from '../columns/targetLabels.ts';
import { bulkMessages } from '../messages.ts';
import { StepHeading } from '../StepHeading.tsx';
import { saveFile } from '../saveFile.ts';
import { writeFile } from '../sheet/sheetWorker.ts';
import { rejectedRows } from './rejectedRows.ts';

interface ReceiptProps {
  model: ImportModel;
  fix(): void;
  another(): void;
}

/** What became of the sheet, and the rows that did not make it. */
export function Receipt({ model, fix, another }: ReceiptProps) {
  const text = useMessages(bulkMessages);
  const { fields, health } = useMessages(employeeMessages);
  const labels = useMemo(() => targetLabels(fields, text.extraTargets), [fields, text]);
  const say = usePhrases(checkPhrases);
  const rejected = useMemo(() => rejectedRows(model, labels, say), [model, labels, say]);
  const [isBusy, setBusy] = useState(false);
  const counts = countsOf(model, rejected.length);

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
        <Stack as="ul" padding="0" listStyle="none">
          <li>{text.receipt.created(counts.created)}</li>
          <li>{text.receipt.changed(counts.changed)}</li>
          <li>{text.receipt.unchanged(counts.unchanged)}</li>
          <li>{text.receipt.rejected(rejected.length)}</li>
        </Stack>
        {counts.created > 0 && (
          <Text tone="muted">
            {text.receipt.documents}{' '}
            <TextLink asChild>
              <Link to={`${paths.employees}?health=no-aadhaar`}>{health.kinds['no-aadhaar']}</Link>
            </TextLink>
          </Text>
        )}
        <Actions>
          {rejected.length > 0 && (
            <>
              <Button variant="outline" busy={isBusy} onClick={() => void download()}>
                <Icon name="download" /> {text.receipt.download}
              </Button>
              <Button variant="outline" onClick={fix}>
                {text.receipt.fix}
              </Button>
            </>
          )}
          <Button variant="outline" onClick={another}>
            {text.receipt.another}
          </Button>
          <Button asChild>
            <Link to={paths.employees}>{text.receipt.directory}</Link>
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}

function countsOf(model: ImportModel, rejected: number) {
  const outcomes = [...model.done.values()].map(({ outcome }) => outcome);
  const created = outcomes.filter((outcome) => outcome === 'created').length;
  const changed = outcomes.filter((outcome) => outcome === 'changed').length;
  return { created, changed, unchanged: model.sheet.rows.length - created - changed - rejected };
}

async function* inPages(rows: readonly (readonly string[])[]): AsyncGenerator<readonly (readonly string[])[]> {
  for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500);
}
