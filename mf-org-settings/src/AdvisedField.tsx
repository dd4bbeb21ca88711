import { TextField, useWatch } from '@seamline/shared/form';
import type { ComponentProps, ReactNode } from 'react';

interface AdvisedFieldProps extends Omit<ComponentProps<typeof TextField>, 'advice' | 'isSavable'> {
  advise(value: string): ReactNode;
}

/** A text field that shows advice for unusual values. */
export function AdvisedField({ advise, ...field }: AdvisedFieldProps) {
  const value: unknown = useWatch({ name: field.name });
  const advice = typeof value === 'string' ? advise(value) : undefined;
  return <TextField {...field} advice={advice} isSavable />;
}
