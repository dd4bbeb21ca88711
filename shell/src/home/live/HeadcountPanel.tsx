import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { formatNumber, perLocale } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Button, Icon, usePrinting } from '@seamline/shared/ui';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

/** Bars of the picture; the table has all rows. */
const BARS = 6;

const Panel = chakra('section', {
  base: {
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& li > a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(2rem, auto)',
      gap: '3',
      alignItems: 'center',
      minHeight: { base: '44px', md: '2.25rem' },
      paddingBlock: '0.5',
      paddingInline: '1',
      marginInline: '-1',
      borderRadius: 'md',
      color: 'fg',
      lineHeight: '1.3',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&:hover': { bg: 'bg.muted' },
    },
    '& li b': { textAlign: 'end', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    '& [data-bar]': {
      height: '0.75rem',
      width: 'max(var(--share), 2px)',
      bg: 'accent.solid',
      borderEndEndRadius: 'sm',
      borderStartEndRadius: 'sm',
      printColorAdjust: 'exact',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
    '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': {
      paddingBlock: '1.5',
      paddingInlineEnd: '2',
      textAlign: 'start',
      fontWeight: 'normal',
      borderBlockEndWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& thead th': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium' },
    '& [data-number]': { textAlign: 'end', paddingInlineEnd: 0, paddingInlineStart: '2', whiteSpace: 'nowrap' },
    '& tfoot :is(th, td)': { borderBlockEndWidth: 0, fontWeight: 'medium' },
  },
});

const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

interface HeadcountPanelProps {
  title: string;
  /** The head of the column with the names. */
  heading: string;
  /** The largest first. */
  rows: readonly HeadcountRow[];
  /** Number of all employees. */
  headcount: number;
}

/** Headcounts as bars, or as a table with all of them, which a print has. */
export function HeadcountPanel({ title, heading, rows, headcount }: HeadcountPanelProps) {
  const headingId = useId();
  const [isTable, setTable] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isPrinted = usePrinting();
  const largest = rows[0]?.total ?? 1;
  const more = rows.length - BARS;

  /** The button that was pressed goes with the chart, so the focus moves to the one that brings the chart back. */
  function showAll() {
    setTable(true);
    toggle.current?.focus();
  }

  return (
    <Panel data-panel="" aria-labelledby={headingId}>
      <header>
        <Heading as="h3" id={headingId} size="md">
          {title}
        </Heading>
        <Button
          ref={toggle}
          size="sm"
          variant="ghost"
          data-print="hide"
          aria-describedby={headingId}
          onClick={() => setTable((before) => !before)}
        >
          <Icon name={isTable ? 'sort' : 'list'} /> {isTable ? <Trans>Chart</Trans> : <Trans>Table</Trans>}
        </Button>
      </header>
      {isTable || isPrinted ? (
        <HeadcountTable heading={heading} rows={rows} headcount={headcount} labelledBy={headingId} />
      ) : (
        <>
          <ol>
            {rows.slice(0, BARS).map(({ to, name, branch, total }) => (
              <li key={to}>
                <Link to={to}>
                  <span>
                    {name}
                    {branch && <small> {branch}</small>}
                  </span>{' '}
                  <span
                    data-bar=""
                    aria-hidden="true"
                    style={{ '--share': `${(total / largest) * 100}%` } as CSSProperties}
                  />
                  <b>{formatNumber(total)}</b>
                </Link>
              </li>
            ))}
          </ol>
          {more > 0 && <MoreRows count={more} show={showAll} />}
        </>
      )}
    </Panel>
  );
}

function MoreRows({ count, show }: { count: number; show(): void }) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="ghost" alignSelf="start" data-print="hide" onClick={show}>
      {t`${plural(count, { one: '# more in the table', other: '# more in the table' })}`}
    </Button>
  );
}

type HeadcountTableProps = Omit<HeadcountPanelProps, 'title'> & { labelledBy: string };

function HeadcountTable({ heading, rows, headcount, labelledBy }: HeadcountTableProps) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" data-number="">
            <Trans>Employees</Trans>
          </th>
          <th scope="col" data-number="">
            <Trans>Share</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ to, name, branch, total }) => (
          <tr key={to}>
            <th scope="row">
              <Link to={to}>{name}</Link>
              {branch && <small> {branch}</small>}
            </th>
            <td data-number="">{formatNumber(total)}</td>
            <td data-number="">{percent().format(total / headcount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td data-number="">{formatNumber(headcount)}</td>
          <td data-number="">{percent().format(1)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A branch or a department with employees. */
interface HeadcountRow {
  /** The path of the list of its employees. */
  readonly to: string;
  readonly name: string;
  /** The branch of a department, in a company with several branches. */
  readonly branch?: string;
  readonly total: number;
}

/** Rows by headcount, the largest first; employees without a department are a row of their own. */
export function headcountRows(
  { branches, departments, headcount }: Pick<EmployeeFigures, 'branches' | 'departments' | 'headcount'>,
  noDepartment: string,
): { branches: HeadcountRow[]; departments: HeadcountRow[] } {
  const rows = departments.map(({ id, name, branch_name, total }) => ({
    to: `${paths.employees}?department=${id}`,
    name,
    ...(branches.length > 1 && { branch: branch_name }),
    total,
  }));
  const total = rows.reduce((rest, row) => rest - row.total, headcount);
  const without = { to: `${paths.employees}?health=no-department`, name: noDepartment, total };
  return {
    branches: branches.map(({ id, ...branch }) => ({ to: `${paths.employees}?branch=${id}`, ...branch })),
    departments: total > 0 ? [...rows, without].sort((one, other) => other.total - one.total) : rows,
  };
}
