import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DayRules, EMPTY_DAY, NEW_SHIFT, type ShiftInput, sameWeek } from '@seamline/shared/contract/shifts/shift';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { Field, NativeSelect } from '@seamline/shared/ui';
import { useState } from 'react';

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

type PresetKey = 'showroom' | 'tailoring' | 'warehouse' | 'night';

interface Preset {
  readonly key: PresetKey;
  readonly shift: ShiftInput;
}

function preset(key: PresetKey, rules: Partial<ShiftInput>, day: Partial<DayRules>): Preset {
  return { key, shift: { ...NEW_SHIFT, ...rules, days: sameWeek({ ...EMPTY_DAY, ...day }) } };
}

const COMP_OFF: Partial<ShiftInput> = {
  add_comp_off_on_extra_day: true,
  comp_off_expiry_days: 60,
  max_comp_off_per_month: 4,
};

/** Shifts that a fashion house usually has, to start from. */
export const PRESETS: readonly Preset[] = [
  preset(
    'showroom',
    {
      has_week_off_auto: true,
      week_off_number_in_week: 1,
      late_in_max_minutes: 60,
      late_out_max_minutes: 60,
      break_timing_type: 'ANYTIME_BETWEEN_SHIFT',
      ...COMP_OFF,
    },
    {
      shift_start_time: '11:00',
      shift_end_time: '21:00',
      lunch_start_time: '14:30',
      lunch_end_time: '15:15',
      take_lunch_before_minute: 60,
      tea_start_time: '18:00',
      tea_end_time: '18:15',
      take_tea_before_minute: 30,
      half_day_after_time: '16:00',
      half_day_before_time: '15:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '02:20:00',
      min_half_day_hours: '04:30:00',
      min_three_quarter_hours: '06:40:00',
      min_full_day_hours: '09:00:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '23:30',
      max_punch_out_hours: '14:00:00',
    },
  ),
  preset(
    'tailoring',
    {
      week_off_days: ['SUNDAY'],
      late_in_early_out_type: 'CONSOLIDATED',
      late_in_early_out_max_minutes: 90,
      deduct_break_if_not_taken: true,
      generate_penalty_on_absent: true,
      penalty_value: 250,
    },
    {
      shift_start_time: '07:00',
      shift_end_time: '15:30',
      lunch_start_time: '11:30',
      lunch_end_time: '12:00',
      take_lunch_before_minute: 60,
      tea_start_time: '09:30',
      tea_end_time: '09:45',
      take_tea_before_minute: 30,
      half_day_after_time: '11:00',
      half_day_before_time: '11:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '01:50:00',
      min_half_day_hours: '03:50:00',
      min_three_quarter_hours: '05:50:00',
      min_full_day_hours: '07:40:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '19:00',
      max_punch_out_hours: '12:00:00',
    },
  ),
  preset(
    'warehouse',
    {
      week_off_days: ['SUNDAY'],
      late_in_max_minutes: 60,
      late_out_max_minutes: 60,
      break_approval_face_app: 'PRE_APPROVAL',
      break_type: 'LUNCH',
      ...COMP_OFF,
    },
    {
      shift_start_time: '08:00',
      shift_end_time: '17:00',
      lunch_start_time: '12:30',
      lunch_end_time: '13:15',
      take_lunch_before_minute: 60,
      tea_start_time: '15:30',
      tea_end_time: '15:45',
      take_tea_before_minute: 30,
      half_day_after_time: '12:00',
      half_day_before_time: '12:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '02:00:00',
      min_half_day_hours: '04:00:00',
      min_three_quarter_hours: '06:00:00',
      min_full_day_hours: '08:00:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '20:00',
      max_punch_out_hours: '13:00:00',
    },
  ),
  preset(
    'night',
    {
      has_week_off_auto: true,
      week_off_number_in_week: 1,
      late_in_max_minutes: 30,
      late_out_max_minutes: 30,
      generate_penalty_on_absent: true,
      penalty_type: 'PERCENTAGE',
      penalty_value: 50,
    },
    {
      shift_start_time: '20:00',
      shift_end_time: '06:00',
      lunch_start_time: '00:30',
      lunch_end_time: '01:15',
      take_lunch_before_minute: 60,
      tea_start_time: '04:00',
      tea_end_time: '04:15',
      take_tea_before_minute: 30,
      half_day_after_time: '01:00',
      half_day_before_time: '00:30',
      late_in_count_after_minutes: 5,
      early_out_count_before_minutes: 5,
      min_quarter_day_hours: '02:30:00',
      min_half_day_hours: '05:00:00',
      min_three_quarter_hours: '07:30:00',
      min_full_day_hours: '09:30:00',
      max_personal_break_minutes: 20,
      max_punch_out_time: '09:00',
      max_punch_out_hours: '15:00:00',
    },
  ),
];
