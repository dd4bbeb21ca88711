import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DirectorySort } from '@seamline/shared/contract/employees';
import { formatCalendarDay } from '@seamline/shared/messages';
import { sortButtons } from '@seamline/shared/table';
import { Avatar, Badge, Icon } from '@seamline/shared/ui';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { layOut } from './layout.ts';
import { isBlank, type Person } from './pages.ts';
import type { Directory } from './useDirectory.ts';
import { useWindowRows } from './useWindowRows.ts';

const LINE = 57;

const Frame = chakra('div', {
  base: {
    overflowAnchor: 'none',
    '& table': {
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      layerStyle: 'card',
      fontSize: 'md',
    },
    '& caption': { srOnly: true },
    '& :is(th, td)': {
      paddingInline: '3',
      paddingBlock: '1.5',
      textAlign: 'start',
      verticalAlign: 'middle',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& thead th': {
      position: 'sticky',
      insetBlockStart: '3.5rem',
      zIndex: 1,
      height: '2.25rem',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'bold',
      borderBlockEndWidth: '1px',
      '@media print': { position: 'static' },
    },
    ...sortButtons,
    '& tbody tr:not([data-room])': { height: `${LINE}px` },
    '& tbody tr:not([data-room], :last-child) > *': { borderBlockEndWidth: '1px' },
    '& tbody tr:not([data-room]):hover > *': { bg: 'bg.muted' },
    '& tbody a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      color: 'fg',
      minHeight: '44px',
      scrollMarginBlock: '7.5rem 1rem',
    },
    '& tbody a > span:last-child': { minWidth: 0 },
    '& tbody strong': { fontWeight: 'medium' },
    '& tbody small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '@media print': {
      '& [data-room]': { display: 'none' },
      '& table': { fontSize: 'xs' },
      '& thead th': { fontSize: '0.625rem' },
      '& :is(th, td)': { paddingInline: '1' },
      '& tr': { breakInside: 'avoid' },
    },
    '& tbody [data-blank]': { display: 'block', width: '60%', height: '0.75rem', borderRadius: 'sm', bg: 'bg.muted' },
  },
});

interface Column {
  name: 'designation' | 'department' | 'mobile' | 'code' | 'branch' | 'joined' | 'email';
  /** The order that its heading asks for. */
  sort?: 'department' | 'name' | 'joined' | 'code';
  /** Smallest width of the table at which it has its own column; below that it is shown under the name. */
  from: number;
  value(person: Person, none: string): string | null | undefined;
}

const COLUMNS: readonly Column[] = [
  { name: 'designation', from: 480, value: (person) => person.designation },
  {
    name: 'department',
    sort: 'department',
    from: 640,
    value: (person, none) => (isBlank(person.department) ? none : person.department),
  },
  { name: 'mobile', from: 800, value: (person) => person.mobile_number },
  { name: 'code', sort: 'code', from: 920, value: (person) => person.code },
  { name: 'branch', from: 920, value: (person) => person.branch_name },
  { name: 'joined', sort: 'joined', from: 1060, value: ({ joining_date: day }) => day && formatCalendarDay(day) },
  { name: 'email', from: 1200, value: (person) => person.primary_email },
];

const COLUMN_LABELS: Readonly<Record<Column['name'], MessageDescriptor>> = {
  designation: msg`Designation`,
  department: msg`Department`,
  mobile: msg`Mobile number`,
  code: msg`Code`,
  branch: msg`Branch`,
  joined: msg`Joining date`,
  email: msg`Email`,
};

interface PeopleTableProps {
  directory: Directory;
  sort: DirectorySort;
  change(sort: DirectorySort): void;
  width: number;
}

/** All employees as rows of a table. Values whose column does not fit are shown under the name, except long emails. */
export function PeopleTable({ directory, sort, change, width }: PeopleTableProps) {
  const { t } = useLingui();
  const { total } = directory;
  const layout = useMemo(() => layOut([{ name: '', total }], 1, false), [total]);
  const columns = COLUMNS.filter(({ from }) => width >= from);
  const under = COLUMNS.filter(({ from, name }) => width < from && name !== 'email');
  const { rows, items, frame, handlers } = useWindowRows({
    directory,
    layout,
    total,
    columns: 1,
    estimate: () => LINE,
  });
  const bottom = rows.options.scrollMargin + rows.getTotalSize();
  let at = rows.options.scrollMargin;
  return (
    <Frame ref={frame} {...handlers}>
      <table aria-rowcount={total + 1}>
        <caption>
          <Trans>List of employees</Trans>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {/* Twice as wide as any other. */}
            <Heading label={t`Name`} by="name" sort={sort} change={change} width={`${200 / (columns.length + 2)}%`} />
            {columns.map(({ name, sort: by }) => (
              <Heading key={name} label={t(COLUMN_LABELS[name])} by={by} sort={sort} change={change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ index, start, end }) => {
            const room = start - at;
            at = end;
            const person = directory.personAt(index);
            return (
              <Fragment key={index}>
                {room > 0 && <Room height={room} />}
                <tr ref={rows.measureElement} data-index={index} data-person={index} aria-rowindex={index + 2}>
                  <th scope="row">
                    {person ? (
                      <Name person={person} under={under} path={directory.pathOf(person)} />
                    ) : (
                      <span data-blank="" />
                    )}
                  </th>
                  {columns.map(({ name, value }) => (
                    <td key={name}>{person && value(person, t`No department`)}</td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
          {bottom > at && <Room height={bottom - at} />}
        </tbody>
      </table>
    </Frame>
  );
}

/** Placeholder for the rows that are not rendered. */
function Room({ height }: { height: number }) {
  return <tr data-room="" style={{ height }} />;
}

function Name({ person, under, path }: { person: Person; under: readonly Column[]; path: string }) {
  const { t } = useLingui();
  const facts = under.map(({ value }) => value(person, t`No department`)).filter(Boolean);
  return (
    <Link to={path}>
      <Avatar name={person.user_name} source={person.profile_pic} size={36} />
      <span>
        <strong>{person.user_name}</strong>
        {person.on_notice_until && (
          <>
            {' '}
            <Badge>{t`On notice until ${{ day: formatCalendarDay(person.on_notice_until) }}`}</Badge>
          </>
        )}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
    </Link>
  );
}

interface HeadingProps {
  label: string;
  by: Column['sort'] | 'name';
  sort: DirectorySort;
  change(sort: DirectorySort): void;
  width?: string;
}

function Heading({ label, by, sort, change, width }: HeadingProps) {
  if (!by) return <th scope="col">{label}</th>;
  const direction = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined;
  // Departments run one way only.
  const next: DirectorySort = by === 'department' || direction !== 'ascending' ? by : `-${by}`;
  return (
    <th scope="col" aria-sort={direction} style={{ width }}>
      <button type="button" onClick={() => change(next)}>
        {label}
        <Icon name={direction ? (direction === 'ascending' ? 'chevronUp' : 'chevronDown') : 'sort'} />
      </button>
    </th>
  );
}
