import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readingMessage, type Sheet, type SheetRow, StepHeading } from '@seamline/shared/sheet';
import { Actions, Button, Field, NativeSelect } from '@seamline/shared/ui';
import { useState } from 'react';
import { type ChosenSheet, useOpenSheet } from '../ChooseStep.tsx';
import { ColumnsForm, type ColumnsFormProps } from './ColumnsForm.tsx';

/** The most characters that are shown of a row. */
const MOST_SHOWN = 100;

/** The rows that may have the headings; those that were found further down are among them. */
function headingChoices({ top, headings, headingRow }: Sheet): readonly SheetRow[] {
  return top.some(({ number }) => number === headingRow) ? top : [...top, { number: headingRow, cells: headings }];
}

interface ColumnsStepProps extends Omit<ColumnsFormProps, 'isReading'> {
  choose(chosen: ChosenSheet): void;
}

/** The choice of a sheet of the file, and of the targets of its columns. */
export function ColumnsStep({ choose, ...props }: ColumnsStepProps) {
  const { i18n, t } = useLingui();
  const { file, sheet } = props.chosen;
  const { rows, failure, open } = useOpenSheet(choose);
  const [wanted, setWanted] = useState(sheet.name);
  const isReading = rows !== undefined;
  const { fileName, rows: found } = sheet;
  const lead = t`${plural(
    { count: found.length },
    {
      one: `${{ file: fileName }}: # row. Columns that are left out change nothing.`,
      other: `${{ file: fileName }}: # rows. Columns that are left out change nothing.`,
    },
  )}`;
  return (
    <Stack gap="5">
      <StepHeading>
        <Trans>Match the columns</Trans>
      </StepHeading>
      <Text role="status">{isReading ? readingMessage(rows, i18n) : failure ? fileName : lead}</Text>
      {sheet.names.length > 1 && (
        <Field label={t`Sheet of the workbook`} error={failure}>
          {(control) => (
            <NativeSelect
              {...control}
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                void open(file, { name: target.value });
              }}
            >
              {sheet.names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {!failure && sheet.top.length > 1 && (
        <Field label={t`Row of the headings`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={sheet.headingRow}
              onChange={({ target }) => void open(file, { name: sheet.name, headingRow: Number(target.value) })}
            >
              {headingChoices(sheet).map(({ number, cells }) => (
                <option key={number} value={number}>
                  {t`Row ${number}: ${{ cells: cells.filter(Boolean).join(' · ').slice(0, MOST_SHOWN) }}`}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {failure ? (
        <Actions>
          <Button variant="outline" onClick={props.back}>
            <Trans>Another file</Trans>
          </Button>
        </Actions>
      ) : (
        <ColumnsForm key={`${sheet.hash} ${sheet.headingRow}`} {...props} isReading={isReading} />
      )}
    </Stack>
  );
}
