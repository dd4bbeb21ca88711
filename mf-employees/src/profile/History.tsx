import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CHANGE_FIELDS,
  type ChangeField,
  type LapseReason,
} from '@seamline/shared/contract/employees/employee-changes';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import {
  type AssignmentEntry,
  type AssignmentField,
  entryOn,
  type WorkDay,
} from '@seamline/shared/contract/employees/employee-profiles';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { daysAfter, formatCalendarDay, formatDay, formatList, perLocale } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { ForEditors, LinkButton } from '@seamline/shared/table';
import { Badge, Button, ConfirmDialog, DayField } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMutations } from '../changes/changeApi.ts';
import { CHANGE_LABELS } from '../changes/changeLabels.ts';
import { Fact, Facts } from '../people/Facts.tsx';

const Entries = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': {
      paddingInlineStart: '3',
      borderInlineStartWidth: '2px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& > li[data-chosen]': { borderColor: 'accent.solid' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

interface HistoryProps {
  person: EmployeeDetails;
  /** The latest day first. */
  entries: readonly AssignmentEntry[];
}

/** The assignments of an employee by date, past and planned, and what holds on a chosen day. */
export function History({ person, entries }: HistoryProps) {
  const { t } = useLingui();
  const { joining_date: joining, full_name: name } = person;
  const lastDay = (person.notice ?? person.leaving)?.company_last_day;
  const today = dateInIndia(new Date());
  const [day, setDay] = useState(lastDay && lastDay < today ? lastDay : today);
  const [unwanted, setUnwanted] = useState<AssignmentEntry>();
  const { mutateAsync: withdraw } = useMutation(changeMutations.withdraw);
  const isEmployed = joining <= day && (lastDay === undefined || day <= lastDay);
  const valid = isEmployed ? CHANGE_FIELDS.map((field) => entryOn(entries, SET_WITH[field], day)) : [];
  return (
    <>
      <Box maxWidth="14rem">
        <DayField
          label={t`On this day`}
          value={day}
          change={setDay}
          required
          min={joining}
          max={daysAfter(today, 365)}
        />
      </Box>
      <Box role="status">
        {isEmployed ? (
          <OnThisDay valid={valid} />
        ) : day < joining ? (
          t`The joining date is ${{ day: formatCalendarDay(joining) }}, after this day.`
        ) : (
          t`The last day is ${{ day: formatCalendarDay(lastDay ?? '') }}, before this day.`
        )}
      </Box>
      <Entries>
        {entries.map((entry) => (
          <li key={entry.id} data-chosen={valid.includes(entry) || undefined}>
            <Entry entry={entry} withdraw={() => setUnwanted(entry)} />
          </li>
        ))}
      </Entries>
      {unwanted && (
        <ConfirmDialog
          title={t`Withdraw the planned change`}
          confirmLabel={t`Withdraw the planned change`}
          danger
          confirm={async () => {
            const { message } = await withdraw(unwanted.id);
            notify.success(message);
          }}
          close={() => setUnwanted(undefined)}
        >
          <Text>{t`${name} stays as now on ${{ day: formatCalendarDay(unwanted.effective_on) }}.`}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The entry that holds for each of the fields, as values. */
function OnThisDay({ valid }: { valid: readonly (AssignmentEntry | undefined)[] }) {
  const { t, i18n } = useLingui();
  return (
    <Facts>
      {CHANGE_FIELDS.map((field, index) => (
        <Fact key={field} label={t(CHANGE_LABELS[field])}>
          {valueIn(valid[index], field, i18n) ?? t`Not recorded`}
        </Fact>
      ))}
    </Facts>
  );
}

/** An entry with what it sets, why and by whom; a planned one can be changed and withdrawn. */
function Entry({ entry, withdraw }: { entry: AssignmentEntry; withdraw(): void }) {
  const { t, i18n } = useLingui();
  const { state, reason, by, at, obstacle } = entry;
  const from = t`From ${{ day: formatCalendarDay(entry.effective_on) }}`;
  const lines = CHANGE_FIELDS.flatMap((field) => {
    const value = valueIn(entry, field, i18n);
    return value === undefined ? [] : [t`${{ field: t(CHANGE_LABELS[field]) }}: ${{ value }}`];
  });
  return (
    <>
      {from} {state === 'planned' && <Badge tone="accent">{t`Planned`}</Badge>}
      {state === 'lapsed' && <Badge tone="danger">{t`Lapsed`}</Badge>}
      <small>{lines.join(' · ')}</small>
      {obstacle && <small>{t(LAPSES[obstacle])}</small>}
      {reason && <small>{t`Reason: ${reason}`}</small>}
      {by && <small>{at ? t`by ${by}, ${{ day: formatDay(at) }}` : t`by ${by}`}</small>}
      {state === 'planned' && (
        <ForEditors>
          <HStack marginBlockStart="1" flexWrap="wrap">
            <LinkButton to={`change/${entry.id}`} opensDialog size="sm">
              <Trans>Change…</Trans>
              <VisuallyHidden>{from}</VisuallyHidden>
            </LinkButton>
            <Button variant="outline" size="sm" onClick={withdraw}>
              <Trans>Withdraw</Trans>
              <VisuallyHidden>{from}</VisuallyHidden>
            </Button>
          </HStack>
        </ForEditors>
      )}
    </>
  );
}

/** The fields by their names in an entry. */
const NAMES = {
  branch_id: 'branch',
  department_id: 'department',
  sub_department_id: 'sub_department',
  designation_id: 'designation',
  shift_id: 'shift',
  reporting_person_ids: 'reporting_persons',
  grade: 'grade',
  employment_type: 'employment_type',
} as const satisfies Record<ChangeField, keyof AssignmentEntry>;

/** The same with the value that decides which entry holds: a department is set with its branch. */
const SET_WITH: Readonly<Record<ChangeField, AssignmentField>> = {
  ...NAMES,
  department_id: 'branch',
  sub_department_id: 'branch',
};

/** Returns the value of a field in an entry as text; undefined where the entry has none. */
function valueIn(entry: AssignmentEntry | undefined, field: ChangeField, i18n: I18n): string | undefined {
  const value = entry?.[NAMES[field]];
  if (value === undefined) return undefined;
  if (value === null || value.length === 0) return i18n._(msg`none`);
  if (typeof value !== 'string') return formatList(value);
  return field === 'employment_type' ? employeeChoiceLabel(value, i18n) : value;
}

const LAPSES: Readonly<Record<LapseReason, MessageDescriptor>> = {
  left: msg`It did not take effect: this person had left by then.`,
  place_gone: msg`It did not take effect: the department or sub-department belonged to another one by then.`,
  reporting: msg`It did not take effect: a new reporting person had left by then.`,
};

const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

interface WeekProps {
  days: readonly WorkDay[];
  hasShift: boolean;
  /** False for an employee who joins later or has left. */
  isEmployed: boolean;
}

/** The hours of each day of this week. */
export function Week({ days, hasShift, isEmployed }: WeekProps) {
  const { t } = useLingui();
  if (days.length === 0) {
    return (
      <Text color="fg.muted">
        {!isEmployed
          ? t`Not employed this week.`
          : hasShift
            ? t`Seamline assigns the week-offs of this shift automatically, so no day has fixed hours.`
            : t`No shift is assigned.`}
      </Text>
    );
  }
  const hoursOf = ({ is_off, starts_at, ends_at, without_hours: reason }: WorkDay) => {
    if (is_off) return t`Week off`;
    if (reason === 'no-shift') return t`No shift`;
    if (reason === 'not-recorded') return t`Not recorded`;
    if (reason === 'automatic-week-offs') return t`Automatic week-offs`;
    return starts_at && ends_at ? t`${starts_at} to ${ends_at}` : t`No hours`;
  };
  return (
    <Facts>
      {days.map((day) => (
        <Fact key={day.date} label={`${weekday().format(new Date(day.date))}, ${formatCalendarDay(day.date)}`}>
          {hoursOf(day)}
        </Fact>
      ))}
    </Facts>
  );
}
