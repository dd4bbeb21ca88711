import { latinDigits } from '@seamline/shared/contract/digits';
import { BoundField, useFormContext } from '@seamline/shared/form';
import { Input } from '@seamline/shared/ui';
import type { ClipboardEvent } from 'react';
import { readPair } from './position.ts';
import type { LocationForm } from './useLocationForm.ts';

interface CoordinateFieldProps {
  name: 'latitude' | 'longitude';
  label: string;
  location: LocationForm;
}

/** Degrees as a number. A pasted pair of coordinates fills both fields. */
export function CoordinateField({ name, label, location }: CoordinateFieldProps) {
  const { register } = useFormContext();

  function paste(event: ClipboardEvent) {
    const pair = readPair(event.clipboardData.getData('text'));
    if (!pair) return;
    event.preventDefault();
    location.move(pair);
  }

  return (
    <BoundField name={name} label={label}>
      {(control) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          onPaste={paste}
          {...control}
          {...register(name, { setValueAs: toDegrees, onChange: location.typed })}
        />
      )}
    </BoundField>
  );
}

/** An out-of-range value in place of `NaN`, with which a form would not be validated as a whole. */
const OUT_OF_RANGE = 1e9;

function toDegrees(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const degrees = Number(latinDigits(value));
  return Number.isFinite(degrees) ? degrees : OUT_OF_RANGE;
}
