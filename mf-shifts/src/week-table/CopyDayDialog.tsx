import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { Actions, Button, Checkbox, Dialog, Field, NativeSelect } from '@seamline/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { useDayName } from '../useNames.ts';

interface CopyDayDialogProps {
  copy(from: Day, to: readonly Day[]): void;
  close(): void;
}

/** Copies one day's rules to the days that are ticked. */
export function CopyDayDialog({ copy, close }: CopyDayDialogProps) {
  const { t } = useLingui();
  const nameOf = useDayName();
  const [from, setFrom] = useState<Day>('monday');
  const [to, setTo] = useState<readonly Day[]>([]);
  const [isMissing, setIsMissing] = useState(false);

  function run() {
    const days = to.filter((day) => day !== from);
    if (days.length === 0) return setIsMissing(true);
    copy(from, days);
    close();
  }

  function copyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The dialog is inside the form of the shift, which Enter would send.
    event.preventDefault();
    run();
  }

  return (
    <Dialog title={t`Copy a day`} close={close}>
      <Field label={t({ message: 'Copy', context: 'the day to copy from' })}>
        {(control) => (
          <NativeSelect {...control} value={from} onChange={(event) => setFrom(event.currentTarget.value as Day)}>
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {nameOf(day)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Grid as="fieldset" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))" border="0" padding="0" margin="0">
        <legend>
          <Trans>to</Trans>
        </legend>
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            label={nameOf(day)}
            checked={to.includes(day) && day !== from}
            disabled={day === from}
            onKeyDown={copyOnEnter}
            onChange={({ target }) => setTo(target.checked ? [...to, day] : to.filter((other) => other !== day))}
          />
        ))}
      </Grid>
      {isMissing && (
        <Text color="danger.fg" role="alert">
          <Trans>Choose at least one day.</Trans>
        </Text>
      )}
      <Actions>
        <Button onClick={run}>
          <Trans>Copy</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}
