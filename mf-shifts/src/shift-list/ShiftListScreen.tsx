import { Box } from '@chakra-ui/react/box';
import type { I18n } from '@lingui/core';
import { msg, plural, selectOrdinal } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { timeFromWire } from '@seamline/shared/contract/shifts/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { dayName } from '@seamline/shared/labels/shift';
import { formatNumber } from '@seamline/shared/messages';
import { useMayEdit } from '@seamline/shared/session';
import {
  actions,
  Code,
  type Column,
  DialogLink,
  findDuplicates,
  ListScreen,
  loaderOf,
  RowLink,
  serial,
  text,
} from '@seamline/shared/table';
import { Badge } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { shortDayName } from '../engine/calendar.ts';
import { shifts } from '../queries.ts';

/** Paths that only this remote links to. */
export const ownPaths = {
  add: '/dashboard/manage-shift/add',
  edit: (id: number) => `/dashboard/ManageShiftPage/edit/${id}`,
} as const;

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(shifts.query);

export function Component() {
  const { t, i18n } = useLingui();
  return (
    <ListScreen
      title={t`Manage Shift`}
      list={shifts}
      columns={useColumns()}
      search={{
        label: t`Search shift...`,
        texts: (shift) => [shift.shift_code, shift.shift_name, readWeekOffs(shift, i18n), shift.timezone],
      }}
      add={{ to: ownPaths.add, label: t`+ Add Shift` }}
      loading={t`Loading shifts...`}
      failed={t`Failed to fetch shifts. Please try again later.`}
      empty={{
        icon: 'clock',
        title: t`No shifts found.`,
        why: t`A shift says when people work, and how lateness and breaks are treated.`,
        noMatch: (search) => t`Nothing matches “${search}” by code, name, week off or time zone.`,
      }}
    />
  );
}

function useColumns(): Column<StoredShift>[] {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery(shifts.query);
  const duplicates = findDuplicates(data, ({ shift_name }) => shift_name);
  const duplicateCodes = findDuplicates(data, ({ shift_code }) => shift_code);
  return [
    serial(t`S.No`, { priority: 'low' }),
    actions(t`Action`, (shift) => <ShiftActions shift={shift} />),
    text('shift_code', t`Shift Code`, {
      empty: '–',
      show: (code, shift) => <Code isDuplicate={duplicateCodes.has(shift)}>{code}</Code>,
    }),
    text('shift_name', t`Shift Name`, {
      rowHeader: true,
      show: (name, shift) => (duplicates.has(shift) ? <DuplicateName name={shift.shift_name} /> : name),
    }),
    text('employees', t`Employees`, {
      show: (_, { employees }) => formatNumber(employees),
      align: 'end',
      priority: 'low',
    }),
    { heading: t`Week Off`, cell: (shift) => readWeekOffs(shift, i18n), priority: 'low' },
    { heading: t`Timezone`, cell: (shift) => shift.timezone, priority: 'low' },
    { heading: t`Hours`, cell: (shift) => <Hours parts={readHours(shift, i18n)} />, priority: 'low' },
  ];
}

/** A name that another shift has too, from before names had to be unique. */
function DuplicateName({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      {name}{' '}
      <Badge tone="danger" title={t`Another shift has this name. Rename one of them.`}>
        <Trans>Duplicate name</Trans>
      </Badge>
    </>
  );
}

function ShiftActions({ shift: { id, shift_name: name } }: { shift: StoredShift }) {
  const { t } = useLingui();
  if (!useMayEdit()) return <RowLink icon="eye" label={t`View ${name}`} to={ownPaths.edit(id)} />;
  return (
    <>
      <RowLink icon="edit" label={t`Edit ${name}`} to={ownPaths.edit(id)} />
      <RowLink icon="copy" label={t`Duplicate ${name}`} to={ownPaths.add} state={{ copied: id }} />
      <DialogLink icon="trash" tone="danger" label={t`Delete ${name}`} to={`${id}/delete`} />
    </>
  );
}

/** Hours do not break between start and end. */
function Hours({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return '–';
  return parts.map((part, index) => (
    <Box key={part} as="span" display="inline-block" whiteSpace="nowrap" marginInlineEnd="1">
      {index < parts.length - 1 ? `${part},` : part}
    </Box>
  ));
}

/** From when to when people work; days with other hours than most are named: `Sat 09:00–13:00`. */
export function readHours(shift: Partial<StoredShift>, i18n: I18n): string[] {
  const groups = new Map<string, Day[]>();
  for (const day of DAYS) {
    const [start, end] = [shift[`${day}_shift_start_time`], shift[`${day}_shift_end_time`]];
    if (!start || !end || isAlwaysOff(shift, day)) continue;
    const hours = `${timeFromWire(start)}–${timeFromWire(end)}`;
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  const [usual, ...others] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  const named = others.map(([hours, days]) => `${days.map((day) => shortDayName(day, i18n)).join(' ')} ${hours}`);
  return usual ? [usual[0], ...named] : [];
}

function isAlwaysOff({ has_week_off_auto, week_off = [], ...rules }: Partial<StoredShift>, day: Day): boolean {
  const isNamed = (days: readonly string[]) => days.some((other) => other.toLowerCase() === day);
  const isAlternate = rules.has_alternate_week_off && isNamed(rules.alternate_week_off_days ?? []);
  return !has_week_off_auto && isNamed(week_off) && !isAlternate;
}

type WeekOffs = Pick<
  StoredShift,
  | 'week_off'
  | 'has_week_off_auto'
  | 'week_off_number_in_week'
  | 'has_alternate_week_off'
  | 'alternate_week_off_days'
  | 'week_off_alternate_week'
>;

/** The days off of a shift in a line of the list: named days, some of them in certain weeks, or so many by themselves. */
export function readWeekOffs(shift: WeekOffs, i18n: I18n): string {
  if (shift.has_week_off_auto) {
    const count = shift.week_off_number_in_week ?? 0;
    if (count === 0) return i18n._(msg`Automatic, but no number is set`);
    return i18n._(msg`${plural(count, { one: '# day a week, automatic', other: '# days a week, automatic' })}`);
  }
  const alternate = shift.has_alternate_week_off ? (shift.alternate_week_off_days ?? []) : [];
  const weeks = (shift.week_off_alternate_week ?? []).map((week) => weekOfMonth(week, i18n)).join(', ');
  const days = shift.week_off.map((day) => {
    const name = dayName(day, i18n);
    const isAlternate = alternate.some((other) => other.toUpperCase() === day.toUpperCase());
    return isAlternate ? `${name} (${weeks || i18n._(msg`no week`)})` : name;
  });
  return days.join(', ') || i18n._(msg`None`);
}

/** A week of a month: `1st`. */
function weekOfMonth(week: number, i18n: I18n): string {
  return i18n._(msg`${selectOrdinal(week, { one: '#st', two: '#nd', few: '#rd', other: '#th' })}`);
}
