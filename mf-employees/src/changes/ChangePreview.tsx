import { Text } from '@chakra-ui/react/text';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type {
  ChangedField,
  ChangeObstacle,
  ChangePreview as Preview,
} from '@seamline/shared/contract/employees/employee-changes';
import type { KeptEmployee } from '@seamline/shared/contract/employees/import-undo';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { EffectPreview } from '@seamline/shared/form';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { daysBetween, formatCalendarDay, formatList, reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PeopleList } from '../people/PeopleList.tsx';
import { askPreview, changeMutations, type PreviewedChange } from './changeApi.ts';
import { CHANGE_LABELS } from './changeLabels.ts';

interface ChangePreviewProps {
  /** The preview that was asked for with the form. */
  first: PreviewedChange;
  /** Called once the employees are changed. */
  changed?: (() => void) | undefined;
  back(): void;
  close(): Promise<void>;
}

/** The effect of a change by person, who cannot be changed and why, and the button that makes it. */
export function ChangePreview({ first, changed, back, close }: ChangePreviewProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync: make } = useMutation(changeMutations.make);
  const undo = useUndo();
  const [previewed, setPreviewed] = useState(first);
  const { people, values, preview } = previewed;
  const [today] = useState(() => dateInIndia(new Date()));
  const day = values.effective_on ?? today;
  const shownDay = formatCalendarDay(day);

  async function confirm() {
    const { id, changed: count } = await make(previewed);
    changed?.();
    await close();
    const text =
      day > today
        ? t`${plural({ count }, { one: '# employee will be changed', other: '# employees will be changed' })} on ${{ day: shownDay }}.`
        : t`${plural({ count }, { one: '# employee was changed.', other: '# employees were changed.' })}`;
    notify.success(text, { undo: () => void undo(id) });
  }

  /** Says from which day on the values hold. */
  function startOf(): string {
    if (day === today) return t`From today, ${{ day: shownDay }}`;
    if (day > today) return t`From ${{ day: shownDay }}`;
    const count = daysBetween(day, today);
    return t`From ${{ day: shownDay }}, ${plural({ count }, { one: '# day back', other: '# days back' })}`;
  }

  return (
    <EffectPreview
      sentence={
        preview.changed === 0
          ? t`Nobody gets another value.`
          : t`${{ start: startOf() }}, ${plural({ count: preview.changed }, { one: '# employee gets another value:', other: '# employees get other values:' })}`
      }
      confirmLabel={
        preview.changed > 0 &&
        t`Change ${plural({ count: preview.changed }, { one: '# employee', other: '# employees' })}`
      }
      confirm={confirm}
      refresh={async () => setPreviewed(await askPreview(people, values))}
      back={back}
      close={close}
    >
      {preview.changed > 0 && (
        <PeopleList label={t`Employees who are changed`} people={preview.changes} total={preview.changed}>
          {({ effective_on: start, fields }) => (
            <>
              {start !== day && (
                <span>{t`Joins on ${{ day: formatCalendarDay(start) }}: the values hold from then on.`}</span>
              )}
              {fields.map((field) => (
                <span key={field.field}>{lineOf(field, preview.names, i18n)}</span>
              ))}
            </>
          )}
        </PeopleList>
      )}
      {preview.unchanged > 0 && (
        <Text color="fg.muted">
          <Plural
            value={{ count: preview.unchanged }}
            one="# employee has these values already."
            other="# employees have these values already."
          />
        </Text>
      )}
      {preview.refused > 0 && (
        <>
          <p>
            <Plural
              value={{ count: preview.refused }}
              one="# employee stays as they are:"
              other="# employees stay as they are:"
            />
          </p>
          <PeopleList label={t`Employees who stay as they are`} people={preview.refusals} total={preview.refused}>
            {({ reason }) => <span>{t(REASONS[reason])}</span>}
          </PeopleList>
        </>
      )}
    </EffectPreview>
  );
}

/** Returns a function that undoes a change and shows a message of the result. It never rejects. */
function useUndo() {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useMutation(changeMutations.undo);

  return async (id: string): Promise<void> => {
    try {
      const { restored, kept } = await mutateAsync(id);
      const text = t`${plural({ count: restored }, { one: '# employee has the former values again.', other: '# employees have their former values again.' })}`;
      notify.success(text, kept.length > 0 ? { detail: keptSentence(kept, i18n) } : {});
    } catch (error) {
      notify.error(t`The change was not undone.`, { detail: reasonOf(error) });
    }
  };
}

/** Names that a message has room for. */
const NAMED = 5;

function keptSentence(kept: readonly KeptEmployee[], i18n: I18n): string {
  const names = kept.slice(0, NAMED).map(({ name }) => name);
  const more = kept.length - names.length;
  const others = i18n._(msg`${plural({ count: more }, { one: '# more', other: '# more' })}`);
  const people = formatList(more > 0 ? [...names, others] : names);
  return i18n._(msg`As they are, because they were changed since or cannot get the former values: ${{ people }}.`);
}

/** Returns a change of a field: `Branch: Vesu → Adajan`. */
function lineOf({ field, before, after, until }: ChangedField, names: Preview['names'], i18n: I18n): string {
  const nameOf = (value: string | number) => {
    if (typeof value === 'number') return names[field]?.[value] ?? `#${value}`;
    return field === 'employment_type' ? employeeChoiceLabel(value, i18n) : value;
  };
  const shown = (value: ChangedField['before']) => {
    if (value === undefined) return i18n._(msg`not recorded`);
    const values: readonly (string | number)[] = Array.isArray(value) ? value : value ? [value] : [];
    return values.length === 0 ? i18n._(msg`none`) : formatList(values.map(nameOf));
  };
  const label = i18n._(CHANGE_LABELS[field]);
  const line = i18n._(msg`${{ field: label }}: ${{ before: shown(before) }} → ${{ after: shown(after) }}`);
  if (until === undefined) return line;
  return i18n._(msg`${{ line }}, until ${{ day: formatCalendarDay(until) }}, when another change takes over`);
}

const REASONS: Readonly<Record<ChangeObstacle, MessageDescriptor>> = {
  left: msg`Has left.`,
  not_joined: msg`Joined after that day.`,
  after_last_day: msg`The last day is before that day.`,
  department_of_other_branch: msg`The department belongs to another branch.`,
  sub_department_of_other_department: msg`The sub-department belongs to another department.`,
  reports_to_oneself: msg`Nobody can report to themselves.`,
  reporting_loop: msg`One of the new reporting persons reports to this employee.`,
};
