import { useMessages } from '@seamline/shared/messages';
import { Actions, Button, Field, NativeSelect, Stack, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { bulkMessages } from '../messages.ts';
import { StepHeading } from '../StepHeading.tsx';
import { type ChosenSheet, useOpenSheet } from '../screen/useOpenSheet.ts';
import { ColumnsForm, type ColumnsFormProps } from './ColumnsForm.tsx';

interface ColumnsStepProps extends Omit<ColumnsFormProps, 'isReading'> {
  choose(chosen: ChosenSheet): void;
}

/** Which sheet of the file is meant, and what its columns stand for. */
export function ColumnsStep({ choose, ...props }: ColumnsStepProps) {
  const text = useMessages(bulkMessages);
  const { file, sheet } = props.chosen;
  const { rows, failure, open } = useOpenSheet(choose);
  const [wanted, setWanted] = useState(sheet.name);
  const isReading = rows !== undefined;
  const lead = failure ? sheet.fileName : text.columns.lead(sheet.fileName, sheet.rows.length);
  return (
    <Stack gap="5">
      <StepHeading>{text.columns.title}</StepHeading>
      <Text role="status">{isReading ? text.choose.reading(rows) : lead}</Text>
      {sheet.names.length > 1 && (
        <Field label={text.columns.sheet} error={failure}>
          {(control) => (
            <NativeSelect
              {...control}
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                void open(file, target.value);
              }}
            >
              {sheet.names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {failure ? (
        <Actions>
          <Button variant="outline" onClick={props.back}>
            {text.columns.back}
          </Button>
        </Actions>
      ) : (
        <ColumnsForm key={sheet.hash} {...props} isReading={isReading} />
      )}
    </Stack>
  );
}
