import { BoundField, useFormContext, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { NativeSelect } from '@seamline/shared/ui';
import { useMemo } from 'react';
import { companyMessages } from './messages.ts';
import { isHomeZone, zoneGroups } from './timezones.ts';

/** A time zone of those that the browser knows. */
export function TimezoneField({ name, label }: { name: string; label: string }) {
  const text = useMessages(companyMessages);
  const { register, formState } = useFormContext();
  const stored: unknown = formState.defaultValues?.[name];
  const groups = useMemo(() => zoneGroups(typeof stored === 'string' ? stored : ''), [stored]);
  const chosen: unknown = useWatch({ name });
  const advice = typeof chosen === 'string' && chosen !== '' && !isHomeZone(chosen) && text.timezoneAdvice;
  return (
    <BoundField name={name} label={label} hint={advice && <span role="status">{advice}</span>}>
      {(control) => (
        <NativeSelect {...control} {...register(name)}>
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region || text.otherZones}>
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
