import { chakra } from '@chakra-ui/react/styled-system';
import type { ShiftInput } from '@seamline/shared/contract/shift';
import { DAYS } from '@seamline/shared/contract/shift-time';
import { useMessages, useTextLanguage } from '@seamline/shared/messages';
import { Stack, Text } from '@seamline/shared/ui';
import { memo } from 'react';
import { type PreviewDay, previewWeekOffs, readDate, readDayAndMonth, shortDayName, today } from '../engine/index.ts';
import { tryOutMessages } from './tryOutMessages.ts';

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
    '& th': { fontWeight: 'medium', color: 'muted', padding: { base: '0.5', md: '1' }, textAlign: 'center' },
    '& tbody th': { textAlign: 'start', whiteSpace: 'nowrap' },
    '& td': {
      padding: { base: '0.5', md: '1' },
      textAlign: 'center',
      borderRadius: 'sm',
      bg: 'subtle',
      border: '1px solid transparent',
    },
    '& td[data-off]': { bg: 'madder', color: 'onMadder', fontWeight: 'bold' },
    '& td[data-today]': { borderColor: 'focus' },
    '& td[data-fifth]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& td > b': { fontWeight: 'inherit' },
    '& td > span': { srOnly: true },
    '@media (forced-colors: active)': { '& td[data-off]': { borderColor: 'CanvasText' } },
  },
});

/** The days off of the next weeks, with their dates. */
export const WeekOffPreview = memo(function WeekOffPreview({ shift }: { shift: ShiftInput }) {
  const text = useMessages(tryOutMessages).preview;
  const language = useTextLanguage();
  const from = today();
  if (shift.has_week_off_auto) {
    const count = shift.week_off_number_in_week;
    return <Text>{count === null ? text.automaticOpen : text.automatic(count)}</Text>;
  }
  const weeks = previewWeekOffs(shift, from, WEEKS);
  const days = weeks.flat();
  const off = days.filter(({ isOff }) => isOff).length;
  const fifth = days.filter(({ occurrence, isAlternate }) => isAlternate && occurrence === 5);
  return (
    <Stack gap="3">
      <Text>{off === 0 ? text.none : text.count(off)}</Text>
      <Frame tabIndex={0} role="region" aria-label={text.caption}>
        <Calendar>
          <caption>{text.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.week}</th>
              {DAYS.map((day) => (
                <th key={day} scope="col">
                  {shortDayName(day, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.date}>
                <th scope="row">{readDayAndMonth(week[0]?.date ?? from, language)}</th>
                {week.map((day) => (
                  <Day key={day.date} day={day} isToday={day.date === from} />
                ))}
              </tr>
            ))}
          </tbody>
        </Calendar>
      </Frame>
      {fifth.length > 0 && (
        <Text size="sm" tone="muted">
          {text.fifth(
            fifth
              .map(({ date, isOff }) => text[isOff ? 'fifthOff' : 'fifthWorked'](readDate(date, language)))
              .join(', '),
          )}
        </Text>
      )}
    </Stack>
  );
});

function Day({ day: { date, isOff, isAlternate, occurrence }, isToday }: { day: PreviewDay; isToday: boolean }) {
  const text = useMessages(tryOutMessages).preview;
  const language = useTextLanguage();
  const said = text[isOff ? 'off' : 'work'](readDate(date, language));
  return (
    <td
      data-off={isOff ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-fifth={isAlternate && occurrence === 5 ? '' : undefined}
      title={said}
    >
      <b aria-hidden="true">{date.endsWith('-01') ? readDayAndMonth(date, language) : Number(date.slice(8))}</b>
      <span>{isToday ? `${said}, ${text.today}` : said}</span>
    </td>
  );
}
