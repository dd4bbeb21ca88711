import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import { useMessages } from '@seamline/shared/messages';
import { Actions, Button, Checkbox, Dialog, Field, Grid, NativeSelect, Text } from '@seamline/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { shiftMessages } from '../messages.ts';
import { useDayName } from '../useNames.ts';

interface CopyDayDialogProps {
  copy(from: Day, to: readonly Day[]): void;
  close(): void;
}

/** Copies one day's rules to the days that are ticked. */
export function CopyDayDialog({ copy, close }: CopyDayDialogProps) {
  const text = useMessages(shiftMessages).week;
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
    <Dialog title={text.copyTitle} close={close}>
      <Field label={text.copyFrom}>
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
        <legend>{text.copyTo}</legend>
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
        <Text tone="danger" role="alert">
          {text.chooseDays}
        </Text>
      )}
      <Actions>
        <Button onClick={run}>{text.copy}</Button>
      </Actions>
    </Dialog>
  );
}
