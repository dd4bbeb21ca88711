import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DirectoryColumn, DirectorySort } from '@seamline/shared/contract/employees/employees';
import { formatNumber } from '@seamline/shared/messages';
import { ForEditors, sortButtons } from '@seamline/shared/table';
import { Avatar, Checkbox, Icon } from '@seamline/shared/ui';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BAR_HEIGHT } from '../changes/SelectionBar.tsx';
import type { SelectionState } from '../changes/selection.ts';
import { ownPaths } from '../paths.ts';
import { StatusBadge } from '../people/StatusBadge.tsx';
import { type AscendingSort, columnOf, roomFor, shownValue } from './directoryColumns.ts';
import { layOut } from './layout.ts';
import type { DirectoryPerson } from './pages.ts';
import type { Directory } from './useDirectory.ts';
import { useWindowRows } from './useWindowRows.ts';

const LINE = 57;

const Frame = chakra('div', {
  base: {
    overflowAnchor: 'none',
    '&[data-selecting]': { '--selection-bar': { md: BAR_HEIGHT } },
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
      insetBlockStart: 'calc(3.5rem + var(--selection-bar, 0px))',
      zIndex: 1,
      height: '2.25rem',
      paddingBlock: { base: 0, md: '1.5' },
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
      scrollMarginBlock: 'calc(7.5rem + var(--selection-bar, 0px)) 1rem',
    },
    '& tbody a > span:last-child': { minWidth: 0 },
    '& tbody th > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '3',
    },
    '& tbody th a:first-child': { flex: '1 1 11rem', minWidth: 0 },
    '& tbody a[data-profile]': { color: 'accent.fg', fontSize: 'sm', textDecoration: 'underline' },
    // The label fills the cell below the box, so that a finger meets it.
    '& [data-pick]': { width: '2.75rem', paddingInlineEnd: 0, '& > div': { minHeight: 0 } },
    '& tbody [data-pick]': { position: 'relative', isolation: 'isolate' },
    '& [data-pick] label': { position: 'absolute', inset: 0, padding: 0 },
    '& [data-pick] input': { position: 'relative', zIndex: 1 },
    '& tbody .seam-badge': { whiteSpace: 'normal' },
    '& tbody strong': { fontWeight: 'medium' },
    '& tbody small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '@media print': {
      '& :is([data-room], [data-pick])': { display: 'none' },
      '& table': { fontSize: 'xs' },
      '& thead th': { fontSize: '0.625rem' },
      '& :is(th, td)': { paddingInline: '1' },
      '& tr': { breakInside: 'avoid' },
    },
    '& tbody [data-blank]': { display: 'block', width: '60%', height: '0.75rem', borderRadius: 'sm', bg: 'bg.muted' },
  },
});

interface PeopleTableProps {
  directory: Directory;
  sort: DirectorySort;
  change(sort: DirectorySort): void;
  /** The columns beside the name, in order. */
  columns: readonly DirectoryColumn[];
  selection: SelectionState;
  width: number;
}

/** All employees as rows of a table. Values whose column does not fit are shown under the name, except long emails. */
export function PeopleTable({ directory, sort, change, columns: chosen, selection, width }: PeopleTableProps) {
  const { t, i18n } = useLingui();
  const { total } = directory;
  const layout = useMemo(() => layOut([{ name: '', total }], 1, false), [total]);
  const room = roomFor(width);
  const columns = chosen.slice(0, room);
  const under = chosen.slice(room).filter((name) => !columnOf(name).isLong);
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
    <Frame ref={frame} {...handlers} data-selecting={selection.count > 0 || undefined}>
      <table aria-rowcount={total + 1}>
        <caption>
          <Trans>List of employees</Trans>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            <ForEditors>
              <th scope="col" data-pick="">
                <Checkbox
                  label={<VisuallyHidden>{t`Select all ${{ total: formatNumber(total) }} employees`}</VisuallyHidden>}
                  checked={selection.isEverybody}
                  ref={(box) => {
                    if (box) box.indeterminate = selection.count > 0 && !selection.isEverybody;
                  }}
                  onChange={selection.toggleEverybody}
                />
              </th>
            </ForEditors>
            {/* Twice as wide as any other. */}
            <Heading label={t`Name`} by="name" sort={sort} change={change} width={`${200 / (columns.length + 2)}%`} />
            {columns.map((name) => (
              <Heading
                key={name}
                label={t(columnOf(name).label)}
                by={columnOf(name).sort}
                sort={sort}
                change={change}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ index, start, end }) => {
            const gap = start - at;
            at = end;
            const person = directory.personAt(index);
            return (
              <Fragment key={index}>
                {gap > 0 && <Room height={gap} />}
                <tr ref={rows.measureElement} data-index={index} data-person={index} aria-rowindex={index + 2}>
                  <ForEditors>
                    <td data-pick="">
                      {person && (
                        <Checkbox
                          label={<VisuallyHidden>{t`Select ${{ name: person.user_name }}`}</VisuallyHidden>}
                          checked={selection.has(person.id)}
                          onChange={() => selection.toggle(person.id)}
                        />
                      )}
                    </td>
                  </ForEditors>
                  <th scope="row">
                    {person ? (
                      <Name person={person} under={under} path={directory.pathOf(person)} />
                    ) : (
                      <span data-blank="" />
                    )}
                  </th>
                  {columns.map((name) => (
                    <td key={name}>{person && shownValue(name, person, i18n)}</td>
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

function Name({ person, under, path }: { person: DirectoryPerson; under: readonly DirectoryColumn[]; path: string }) {
  const { i18n } = useLingui();
  const facts = under.map((name) => shownValue(name, person, i18n)).filter(Boolean);
  return (
    <div>
      <Link to={path}>
        <Avatar name={person.user_name} source={person.profile_pic} size={36} />
        <span>
          <strong>{person.user_name}</strong>{' '}
          <StatusBadge joinsOn={person.joins_on} onNoticeUntil={person.on_notice_until} />
          {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        </span>
      </Link>
      <Link to={ownPaths.profile(person.id)} data-profile="">
        <Trans>Profile</Trans>
      </Link>
    </div>
  );
}

interface HeadingProps {
  label: string;
  by: AscendingSort | undefined;
  sort: DirectorySort;
  change(sort: DirectorySort): void;
  width?: string;
}

function Heading({ label, by, sort, change, width }: HeadingProps) {
  if (!by) return <th scope="col">{label}</th>;
  const direction = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined;
  const next: DirectorySort = direction === 'ascending' ? `-${by}` : by;
  return (
    <th scope="col" aria-sort={direction} style={{ width }}>
      <button type="button" onClick={() => change(next)}>
        {label}
        <Icon name={direction ? (direction === 'ascending' ? 'chevronUp' : 'chevronDown') : 'sort'} />
      </button>
    </th>
  );
}
