import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  APPLICABLE_FOR,
  LEAVE_FLAGS,
  type LeaveFlag,
  type LeaveType,
} from '@seamline/shared/contract/leave/leave-types';
import { APPLICABLE_FOR_LABELS, FLAG_LABELS, LEAVE_LABELS } from '@seamline/shared/labels/leave';
import {
  actions,
  Code,
  type Column,
  choice,
  EditAndDelete,
  findDuplicates,
  ListScreen,
  loaderOf,
  RowLink,
  serial,
  text,
} from '@seamline/shared/table';
import { Badge } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useLeaveTypePaths } from '../paths.ts';
import { leaveTypes } from '../queries.ts';
import { FLAG_MEANINGS } from './leaveTypeLabels.ts';

/** About three lines of a cell. */
const SHORT = 120;

const Frame = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      maxHeight: '3lh',
      overflow: 'hidden',
      // A text without spaces must not take the width of the other columns.
      overflowWrap: 'anywhere',
    },
    '&:not([open]) > summary': { maskImage: 'linear-gradient(black 60%, transparent)' },
    '&[open] > summary': { maxHeight: 'none' },
    '@media print': { '& > summary': { maxHeight: 'none', maskImage: 'none' } },
  },
});

/** A text that is cut after three lines until a click opens it. */
function LongText({ children }: { children: string }) {
  if (children.length <= SHORT) return children;
  return (
    <Frame>
      <summary>{children}</summary>
    </Frame>
  );
}

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(leaveTypes.query);

export function Component() {
  const { t } = useLingui();
  const paths = useLeaveTypePaths();
  const flags = LEAVE_FLAGS.map((value) => ({ value, label: t(FLAG_LABELS[value]) }));
  const groups = APPLICABLE_FOR.map((value) => ({ value, label: t(APPLICABLE_FOR_LABELS[value]) }));
  return (
    <ListScreen
      title={t`Leave Types`}
      list={leaveTypes}
      columns={useColumns()}
      search={{
        label: t`Search leave types`,
        texts: (type) => [
          type.leave_type_name,
          type.leave_type_short_name,
          type.applicable_for,
          groupLabel(groups, type),
          type.description,
        ],
      }}
      filters={[
        {
          name: 'for',
          label: t(LEAVE_LABELS.applicable_for),
          any: t`Any`,
          options: groups,
          matches: (type, group) => type.applicable_for === group,
        },
        {
          name: 'with',
          label: t({ message: 'Rule', comment: 'Filter: leave types that have this rule' }),
          any: t`Any`,
          options: flags,
          matches: (type, flag) => type[flag as LeaveFlag],
        },
      ]}
      add={{ to: paths.add, label: t`+ Add Leave` }}
      loading={t`Loading leave types...`}
      failed={({ message: reason }) => t`Error fetching leave types: ${reason}`}
      empty={{
        icon: 'leave',
        title: t`No leave types found.`,
        why: t`A leave type defines who can take leave and on which terms.`,
        noMatch: () => t`No leave type matches the search and the filters.`,
      }}
      below={(types) => types.length > 0 && <LeaveTypeLegend />}
    />
  );
}

function groupLabel(groups: readonly { value: string; label: string }[], type: LeaveType): string | undefined {
  return groups.find(({ value }) => value === type.applicable_for)?.label;
}

function useColumns(): Column<LeaveType>[] {
  const { t } = useLingui();
  const paths = useLeaveTypePaths();
  const { data } = useQuery(leaveTypes.query);
  const types = data ? leaveTypes.recordsOf(data) : [];
  const duplicates = findDuplicates(types, ({ leave_type_short_name }) => leave_type_short_name);
  const nothing = '–';
  const ofFlag = (flag: LeaveFlag) =>
    text<LeaveType>(flag, t(FLAG_LABELS[flag]), {
      priority: 'low',
      show: (isOn) => (isOn ? <Badge tone="success">{t`Yes`}</Badge> : t`No`),
    });
  // An older leave type may have a value that is no choice any more.
  const labelOfGroup = (group: string) => {
    const known = APPLICABLE_FOR.find((each) => each === group);
    return known && t(APPLICABLE_FOR_LABELS[known]);
  };
  return [
    serial(t`Sr. No.`, { priority: 'low' }),
    actions(t`Actions`, (type) => {
      const { leave_type_id: id, leave_type_name: name } = type;
      return (
        <EditAndDelete id={id} name={name}>
          <RowLink icon="copy" label={t`Duplicate ${name}`} to={paths.add} state={{ copied: type }} />
        </EditAndDelete>
      );
    }),
    text('leave_type_name', t(LEAVE_LABELS.leave_type_name), { name: 'name', rowHeader: true }),
    text('leave_type_short_name', t(LEAVE_LABELS.leave_type_short_name), {
      name: 'short-name',
      empty: nothing,
      show: (name, type) => <Code isDuplicate={duplicates.has(type)}>{name}</Code>,
    }),
    ofFlag('attachment_required'),
    ofFlag('apply_leave_on_holiday'),
    ofFlag('applicable_unpaid_leave'),
    ofFlag('is_birthday_anniversary_leave'),
    choice('applicable_for', t(LEAVE_LABELS.applicable_for), labelOfGroup, { priority: 'low', empty: nothing }),
    ofFlag('leave_applied_on_past_days'),
    text('allow_applicable_previous_days', t(LEAVE_LABELS.allow_applicable_previous_days), {
      name: 'previous-days-allowed',
      priority: 'low',
    }),
    {
      heading: t(LEAVE_LABELS.description),
      cell: ({ description }) => <LongText>{description}</LongText>,
      priority: 'low',
      wide: true,
    },
  ];
}

const Legend = chakra('details', {
  base: {
    '& > summary': {
      cursor: 'pointer',
      width: 'fit-content',
      paddingBlock: { base: '3', md: '2' },
      color: 'fg.muted',
      fontWeight: 'medium',
    },
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'auto 1fr' },
      columnGap: '4',
      rowGap: '1',
      paddingBlockStart: '1',
    },
    '& dt': { fontWeight: 'medium' },
    '& dd': { color: 'fg.muted', marginBlockEnd: { base: '2', md: 0 } },
  },
});

/** One sentence for each rule of a leave type. */
export function LeaveTypeLegend() {
  const { t } = useLingui();
  return (
    <Legend>
      <summary>
        <Trans>What the rules mean</Trans>
      </summary>
      <dl>
        {LEAVE_FLAGS.map((flag) => (
          <div key={flag} style={{ display: 'contents' }}>
            <dt>{t(FLAG_LABELS[flag])}</dt>
            <dd>{t(FLAG_MEANINGS[flag])}</dd>
          </div>
        ))}
        <dt>
          <Trans>Previous Days Allowed</Trans>
        </dt>
        <dd>
          <Trans>How many days back employees can still apply.</Trans>
        </dd>
      </dl>
    </Legend>
  );
}
