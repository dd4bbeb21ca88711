import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MatchKey, RowQuestion } from '@seamline/shared/contract/employees/import-preview';
import { useErrorText } from '@seamline/shared/http';
import { formatCalendarDay } from '@seamline/shared/messages';
import { useCallback } from 'react';

/** A sentence about a row: an encoded message of the server, or one of this screen. */
export type Reason = string | MessageDescriptor;

/** Returns a function for reasons in the language of the interface; another one only in another language. */
export function useReasonText(): (reason: Reason) => string {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the same in every language
  return useCallback((reason) => (typeof reason === 'string' ? errorText(reason) : i18n._(reason)), [locale]);
}

/** The question about a row as a sentence. */
export function questionSentence({ kind, by, name, day, ...row }: RowQuestion): MessageDescriptor {
  const date = formatCalendarDay(day ?? '');
  if (kind === 'one_name' || by === null) return msg`${name} has no last name.`;
  if (kind === 'new_employee') return FORMER[by](name, date);
  const { row_name, row_birth_date } = row;
  return ANOTHER[by](name, date, { newName: row_name ?? '', newBorn: formatCalendarDay(row_birth_date ?? '') });
}

const FORMER: Readonly<Record<MatchKey, (name: string, day: string) => MessageDescriptor>> = {
  id: (name, day) => msg`Same Employee ID as former employee ${name} (left ${day}).`,
  number: (name, day) => msg`Same mobile number as former employee ${name} (left ${day}).`,
  code: (name, day) => msg`Same biometric id as former employee ${name} (left ${day}).`,
};

type InRow = Readonly<Record<'newName' | 'newBorn', string>>;

const ANOTHER: Readonly<Record<MatchKey, (name: string, born: string, row: InRow) => MessageDescriptor>> = {
  id: (name, born, { newName, newBorn }) =>
    msg`${name}, born ${born}, has this Employee ID. The row says ${newName}, born ${newBorn}.`,
  number: (name, born, { newName, newBorn }) =>
    msg`${name}, born ${born}, has this mobile number. The row says ${newName}, born ${newBorn}.`,
  code: (name, born, { newName, newBorn }) =>
    msg`${name}, born ${born}, has this biometric id. The row says ${newName}, born ${newBorn}.`,
};
