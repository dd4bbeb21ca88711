import { NEW_SHIFT, type ShiftInput } from '@seamline/shared/contract/shift';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { useMessages } from '@seamline/shared/messages';
import { Box, Field, NativeSelect, Text } from '@seamline/shared/ui';
import { useState } from 'react';
import { shiftMessages } from '../messages.ts';
import { PRESETS } from './presets.ts';

interface StartFromProps {
  /** The shift that the form was opened with. */
  original: StoredShift | undefined;
  shifts: readonly StoredShift[];
  copyOf(shift: StoredShift): ShiftInput;
  take(shift: ShiftInput): void;
}

/** Chooses the values that a new shift starts from: none, a preset, or an existing shift. */
export function StartFrom({ original, shifts, copyOf, take }: StartFromProps) {
  const text = useMessages(shiftMessages).form;
  const [chosen, setChosen] = useState<string>();

  function choose(value: string) {
    setChosen(value);
    const preset = PRESETS.find(({ key }) => key === value);
    const shift = shifts.find(({ id }) => String(id) === value);
    if (preset) take({ ...preset.shift, shift_name: text.presetNames[preset.key] });
    else if (shift) take(copyOf(shift));
    else take(NEW_SHIFT);
  }

  /** The message about the chosen values; undefined before a choice. */
  function said() {
    if (chosen === undefined) return undefined;
    const preset = PRESETS.find(({ key }) => key === chosen);
    const name = preset ? text.presetNames[preset.key] : shifts.find(({ id }) => String(id) === chosen)?.shift_name;
    return name ? text.filledFrom(name) : text.emptied;
  }

  return (
    <Box maxWidth="26rem">
      <Field label={text.startFrom} hint={text.startFromHint}>
        {(control) => (
          <NativeSelect
            {...control}
            value={chosen ?? original?.id ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{text.emptyShift}</option>
            <optgroup label={text.presets}>
              {PRESETS.map(({ key }) => (
                <option key={key} value={key}>
                  {text.presetNames[key]}
                </option>
              ))}
            </optgroup>
            {shifts.length > 0 && (
              <optgroup label={text.toList}>
                {shifts.map(({ id, shift_name }) => (
                  <option key={id} value={id}>
                    {shift_name}
                  </option>
                ))}
              </optgroup>
            )}
          </NativeSelect>
        )}
      </Field>
      <Text role="status" tone="muted" size="sm" marginBlockStart="1">
        {said()}
      </Text>
    </Box>
  );
}
