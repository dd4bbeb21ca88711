import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NEW_SHIFT, type ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { Field, NativeSelect } from '@seamline/shared/ui';
import { useState } from 'react';
import { PRESETS, type PresetKey } from './presets.ts';

const PRESET_NAMES: Readonly<Record<PresetKey, MessageDescriptor>> = {
  showroom: msg`Showroom`,
  tailoring: msg`Tailoring Floor`,
  warehouse: msg`Warehouse`,
  night: msg`Night Security`,
};

interface StartFromProps {
  /** The shift that the form was opened with. */
  original: StoredShift | undefined;
  shifts: readonly StoredShift[];
  copyOf(shift: StoredShift): ShiftInput;
  take(shift: ShiftInput): void;
}

/** Chooses the values that a new shift starts from: none, a preset, or an existing shift. */
export function StartFrom({ original, shifts, copyOf, take }: StartFromProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();

  function choose(value: string) {
    setChosen(value);
    const preset = PRESETS.find(({ key }) => key === value);
    const shift = shifts.find(({ id }) => String(id) === value);
    if (preset) take({ ...preset.shift, shift_name: t(PRESET_NAMES[preset.key]) });
    else if (shift) take(copyOf(shift));
    else take(NEW_SHIFT);
  }

  /** The message about the chosen values; undefined before a choice. */
  function said() {
    if (chosen === undefined) return undefined;
    const preset = PRESETS.find(({ key }) => key === chosen);
    const name = preset ? t(PRESET_NAMES[preset.key]) : shifts.find(({ id }) => String(id) === chosen)?.shift_name;
    return name ? t`The form is filled in from ${name}.` : t`The form is empty again.`;
  }

  return (
    <Box maxWidth="26rem">
      <Field label={t`Start from`} hint={t`Fills in the whole form; you can change everything.`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={chosen ?? original?.id ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">
              <Trans>An empty shift</Trans>
            </option>
            <optgroup label={t`Usual shifts`}>
              {PRESETS.map(({ key }) => (
                <option key={key} value={key}>
                  {t(PRESET_NAMES[key])}
                </option>
              ))}
            </optgroup>
            {shifts.length > 0 && (
              <optgroup label={t`All shifts`}>
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
      <Text role="status" color="fg.muted" fontSize="sm" marginBlockStart="1">
        {said()}
      </Text>
    </Box>
  );
}
