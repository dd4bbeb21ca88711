import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { EMPLOYEE_LIMITS, REQUIRED_FIELDS } from '@seamline/shared/contract/employees/employee-fields';
import type { SuggestedField } from '@seamline/shared/contract/employees/employee-values';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
} from '@seamline/shared/form';
import { EMPLOYEE_LABELS, employeeChoiceLabel } from '@seamline/shared/labels/employee';
import type { ReactNode } from 'react';
import { adviceOnText, suggestionsFor } from './advice.ts';
import { CHOICES, FIELD_KINDS, type RegularField } from './fieldTable.ts';

interface EmployeeFieldProps {
  name: RegularField;
  hint?: ReactNode;
  advice?: ReactNode;
  isSavable?: boolean;
  /** The stored value, which stays an option even if it is none of the known ones. */
  stored?: string | undefined;
  /** Normalises a typed or pasted phone number. */
  tidy?: ((typed: string) => string) | undefined;
}

/** One field of an employee, with the control and the limit that it has everywhere. */
export function EmployeeField({ name, hint, advice, isSavable, stored, tidy }: EmployeeFieldProps) {
  const { i18n } = useLingui();
  const label = i18n._(EMPLOYEE_LABELS[name]);
  const required = REQUIRED_FIELDS.some((each) => each === name);
  const field = { name, label, hint, advice, isSavable, required };
  const limit = name in EMPLOYEE_LIMITS ? EMPLOYEE_LIMITS[name as keyof typeof EMPLOYEE_LIMITS] : undefined;
  const limited = limit === undefined ? {} : { limit };
  switch (FIELD_KINDS[name]) {
    case 'area':
      return <TextAreaField {...field} {...limited} rows={2} />;
    case 'date':
      return <DateField {...field} max={name === 'birth_date' ? dateInIndia(new Date()) : undefined} />;
    case 'number':
      return <NumberField {...field} />;
    case 'yesNo':
      return <CheckboxField name={name} label={label} hint={hint} />;
    case 'choice':
      return <SelectField {...field} options={optionsOf(CHOICES[name as keyof typeof CHOICES], stored, i18n)} />;
    case 'email':
      return <TextField {...field} type="email" />;
    case 'phone':
      return <TextField {...field} type="tel" inputMode="numeric" {...(tidy && { tidy })} />;
    case 'suggested':
      return <SuggestedTextField {...field} {...limited} name={name as SuggestedField} />;
    case 'address':
      return <TextField {...field} type="url" />;
    default:
      return <TextField {...field} {...limited} />;
  }
}

/** A text with suggestions: another spelling of a usual value is read as that, and any other text can be saved. */
function SuggestedTextField({
  name,
  ...field
}: {
  name: SuggestedField;
  label: string;
  limit?: number;
  hint: ReactNode;
}) {
  const { i18n } = useLingui();
  const advice = adviceOnText(name, String(useWatch({ name }) ?? ''), i18n);
  return (
    <TextField
      {...field}
      name={name}
      suggestions={suggestionsFor(name, i18n)}
      advice={advice?.text}
      isSavable={advice?.isSavable}
    />
  );
}

function optionsOf(known: readonly string[], stored: string | undefined, i18n: I18n) {
  const words = stored && !known.includes(stored) ? [...known, stored] : known;
  return words.map((value) => ({ value, label: known.includes(value) ? employeeChoiceLabel(value, i18n) : value }));
}
