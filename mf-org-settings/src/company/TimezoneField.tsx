import { useLingui } from '@lingui/react/macro';
import { BoundField, useFormContext, useWatch } from '@seamline/shared/form';
import { NativeSelect } from '@seamline/shared/ui';
import { useMemo } from 'react';
import { isHomeZone, zoneGroups } from './timezones.ts';

/** A select of the time zones that the browser knows. */
export function TimezoneField({ name, label }: { name: string; label: string }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext();
  const stored: unknown = formState.defaultValues?.[name];
  const groups = useMemo(() => zoneGroups(typeof stored === 'string' ? stored : ''), [stored]);
  const chosen: unknown = useWatch({ name });
  const advice =
    typeof chosen === 'string' &&
    chosen !== '' &&
    !isHomeZone(chosen) &&
    t`Shifts are always planned in Asia/Kolkata (+05:30), regardless of this setting.`;
  return (
    <BoundField name={name} label={label} hint={advice && <span role="status">{advice}</span>}>
      {(control) => (
        <NativeSelect {...control} {...register(name)}>
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region || t({ message: 'Other', comment: 'Time zones without a region' })}>
              {zones.map(({ value, label: zone }) => (
                <option key={value} value={value}>
                  {region ? `${region}/${zone}` : zone}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </BoundField>
  );
}
