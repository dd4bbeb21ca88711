import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import type { EmployeeFigure, EmployeeFigures, Period } from '@seamline/shared/contract/employees/employee-figures';
import { formatCalendarDay, formatNumber, perLocale } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Link } from 'react-router-dom';

const Tiles = chakra('ul', {
  base: {
    '& a:hover': { bg: 'bg.muted' },
    '& a:focus-visible': { outlineOffset: '-2px' },
    '& a > span': { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& b': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 'normal', lineHeight: '1' },
    '& b > small': { fontFamily: 'body', fontSize: 'sm', color: 'fg.muted', marginInlineStart: '2' },
    '& [data-zero] b': { color: 'fg.muted' },
    '& [data-overdue] b': { color: 'danger.fg' },
    // A running stitch sets the headcount apart.
    '& > li:first-of-type': { borderInlineEndStyle: 'dashed', borderInlineEndColor: 'stitch' },
  },
});

const months = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const signed = perLocale((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));

const figurePath = (figure: EmployeeFigure) => `${paths.employees}?figure=${figure}`;
const exitPath = ({ from, to }: Period) => `${paths.exEmployees}?from=${from}&to=${to}#on-notice`;

interface Tile {
  label: string;
  to: string;
  /** Undefined where the server is an earlier release, which does not count it. */
  total: number | undefined;
  note?: string;
  isOverdue?: boolean;
}

/** The figures as tiles; each leads to the list that it counts. */
export function FigureTiles({ figures }: { figures: EmployeeFigures }) {
  const { t } = useLingui();
  const { headcount, headcount_change: change, this_month, next_month, totals } = figures;
  const [month = '', next = ''] = [this_month, next_month].map(({ from }) => months().format(Date.parse(from)));
  const since = formatCalendarDay(this_month.from);
  const tiles: Tile[] = [
    {
      label: t`Employees`,
      to: paths.employees,
      total: headcount,
      note:
        change === 0
          ? t`unchanged since ${since}`
          : t`${{ change: signed().format(change).replace('-', '−') }} since ${since}`,
    },
    { label: t`Joining in ${month}`, to: figurePath('joining-this-month'), total: totals.joining_this_month },
    { label: t`Joining in ${{ month: next }}`, to: figurePath('joining-next-month'), total: totals.joining_next_month },
    { label: t`Leaving in ${month}`, to: exitPath(this_month), total: totals.leaving_this_month },
    { label: t`Leaving in ${{ month: next }}`, to: exitPath(next_month), total: totals.leaving_next_month },
    { label: t`On notice`, to: figurePath('on-notice'), total: totals.on_notice },
    { label: t`Birthdays this week`, to: figurePath('birthday-this-week'), total: totals.birthday_this_week },
    {
      label: t`Work anniversaries this week`,
      to: figurePath('anniversary-this-week'),
      total: totals.anniversary_this_week,
    },
    {
      label: t`Insurance expires within 30 days`,
      to: `${paths.employees}?health=insurance-expiring`,
      total: totals.insurance_expiring,
    },
    {
      label: t`Insurance has expired`,
      to: `${paths.employees}?health=insurance-expired`,
      total: totals.insurance_expired,
      isOverdue: true,
    },
    { label: t`Incomplete records`, to: figurePath('incomplete'), total: totals.incomplete },
    { label: t`Without a shift`, to: `${paths.employees}?health=no-shift`, total: totals.no_shift },
    { label: t`Without a bank account`, to: figurePath('no-bank-account'), total: totals.no_bank_account },
    { label: t`Without ID proof`, to: figurePath('no-id-proof'), total: totals.no_id_proof },
  ];
  return (
    <Tiles data-tiles="">
      {tiles.map(
        ({ label, to, total, note, isOverdue }) =>
          total !== undefined && (
            <li key={to} data-zero={total === 0 || undefined} data-overdue={(isOverdue && total > 0) || undefined}>
              <Link to={to}>
                <span>{label}</span>{' '}
                <b>
                  {formatNumber(total)}
                  {note && <small> {note}</small>}
                </b>
              </Link>
            </li>
          ),
      )}
    </Tiles>
  );
}
