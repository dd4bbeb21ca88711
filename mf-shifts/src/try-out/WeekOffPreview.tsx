import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import { memo } from 'react';
import { shortDayName, today } from '../engine/calendar.ts';
import { readDate, readDayAndMonth } from '../engine/readEntry.ts';
import { type PreviewDay, previewWeekOffs } from '../engine/weekOffs.ts';

const WEEKS = 13;

// The frame contains the visually hidden texts of the cells, which would otherwise widen the page.
const Frame = chakra('div', { base: { position: 'relative', overflowX: 'auto' } });

const Calendar = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '2px',
    width: '100%',
    maxWidth: '34rem',
    tableLayout: { base: 'auto', md: 'fixed' },
    fontSize: 'sm',
    printColorAdjust: 'exact',
    '& caption': { srOnly: true },
    '& th': { fontWeight: 'medium', color: 'fg.muted', padding: '0.5', textAlign: 'center' },
    '& thead th:first-of-type': { width: { md: '5rem' } },
    '& tbody th': { textAlign: 'start', whiteSpace: 'nowrap' },
    '& td': {
      padding: '0.5',
      textAlign: 'center',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      border: '1px solid transparent',
    },
    '& td[data-off]': { bg: 'accent.solid', color: 'accent.contrast', fontWeight: 'bold' },
    '& td[data-today]': { borderColor: 'focus' },
    '& td[data-fifth]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& td > b': { fontWeight: 'inherit' },
    '& td > span': { srOnly: true },
    '@media (forced-colors: active)': { '& td[data-off]': { borderColor: 'CanvasText' } },
  },
});

/** The days off of the next weeks, with their dates. */
export const WeekOffPreview = memo(Preview);

function Preview({ shift }: { shift: ShiftInput }) {
  const { t, i18n } = useLingui();
  const from = today();
  if (shift.has_week_off_auto) {
    const count = shift.week_off_number_in_week;
    return (
      <Text>
        {count === null
          ? t`Week offs are automatic, but how many a week is not set, so there are none.`
          : t`Week offs are automatic, so they have no dates: the first ${plural(count, { one: 'day', other: '# days' })} of each week without a punch, from Monday to Sunday.`}
      </Text>
    );
  }
  const weeks = previewWeekOffs(shift, from, WEEKS);
  const days = weeks.flat();
  const off = days.filter(({ isOff }) => isOff).length;
  const fifth = days.filter(({ occurrence, isAlternate }) => isAlternate && occurrence === 5);
  const nameOfFifth = ({ date: day, isOff }: PreviewDay) => {
    const date = readDate(day, i18n);
    return isOff ? t`${date} (off)` : t`${date} (worked)`;
  };
  return (
    <Stack gap="3">
      <Text>
        {off === 0
          ? t`No day of the week is off.`
          : t`${plural({ days: off }, { one: '# day off in 13 weeks.', other: '# days off in 13 weeks.' })}`}
      </Text>
      <Frame tabIndex={0} role="region" aria-label={t`Week offs of the next 13 weeks`}>
        <Calendar>
          <caption>
            <Trans>Week offs of the next 13 weeks</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Week of</Trans>
              </th>
              {DAYS.map((day) => (
                <th key={day} scope="col">
                  {shortDayName(day, i18n)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.date}>
                <th scope="row">{readDayAndMonth(week[0]?.date ?? from, i18n)}</th>
                {week.map((day) => (
                  <Day key={day.date} day={day} isToday={day.date === from} />
                ))}
              </tr>
            ))}
          </tbody>
        </Calendar>
      </Frame>
      {fifth.length > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t`A fifth of its weekday in its month: ${{ dates: fifth.map(nameOfFifth).join(', ') }}.`}
        </Text>
      )}
    </Stack>
  );
}

function Day({ day: { date, isOff, isAlternate, occurrence }, isToday }: { day: PreviewDay; isToday: boolean }) {
  const { t, i18n } = useLingui();
  const day = readDate(date, i18n);
  const said = isOff ? t`${{ date: day }}, week off` : t`${{ date: day }}, working day`;
  return (
    <td
      data-off={isOff ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-fifth={isAlternate && occurrence === 5 ? '' : undefined}
      title={said}
    >
      <b aria-hidden="true">{date.endsWith('-01') ? readDayAndMonth(date, i18n) : Number(date.slice(8))}</b>
      <span>{isToday ? `${said}, ${t`today`}` : said}</span>
    </td>
  );
}
