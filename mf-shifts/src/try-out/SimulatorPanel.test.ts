import { expect, test } from 'vitest';
import { dateOf, dayNumber } from '../engine/calendar.ts';
import { pasteLines } from './SimulatorPanel.tsx';

const TODAY = '2026-11-16';

function daysFrom(date: string, count: number, text: string) {
  return Array.from({ length: count }, (_, index) => ({ date: dateOf(dayNumber(date) + index), text }));
}

const week = daysFrom('2026-11-16', 7, 'old');

test('pasted punches: replace the lines of their dates, in whichever order the dates come', () => {
  const rows = ['2026-11-19 9:00 17:00', '2026-11-18 9:10 17:10', '2026-11-17 9:20 17:20'];
  for (const text of [rows.join('\n'), rows.toReversed().join('\n')]) {
    expect(pasteLines(week, 1, text, TODAY)).toEqual({
      lines: [
        { date: '2026-11-16', text: 'old' },
        { date: '2026-11-17', text: '9:20 17:20' },
        { date: '2026-11-18', text: '9:10 17:10' },
        { date: '2026-11-19', text: '9:00 17:00' },
        ...daysFrom('2026-11-20', 3, 'old'),
      ],
      leftOut: 0,
    });
  }
});

test('pasted punches: rows of the same date are one line, with the first punch in front', () => {
  const rows = ['16-11-2026 9:00', '16-11-2026 17:00', '17-11-2026 9:30', '17-11-2026', '17-11-2026 18:00'];
  for (const text of [rows.join('\n'), rows.toReversed().join('\n')]) {
    expect(pasteLines(week, 0, text, TODAY).lines.slice(0, 3)).toEqual([
      { date: '2026-11-16', text: '9:00 17:00' },
      { date: '2026-11-17', text: '9:30 18:00' },
      { date: '2026-11-18', text: 'old' },
    ]);
  }
});

test('pasted punches: earlier dates move the list, and days without room are counted', () => {
  const two = pasteLines(week, 0, '2026-10-01\t9:00\n2026-10-02\t9:00', TODAY);
  expect(two.lines.slice(0, 3).map(({ date }) => date)).toEqual(['2026-10-01', '2026-10-02', '2026-11-17']);
  const many = pasteLines(week, 0, Array(65).fill('9:00 17:00').join('\n'), TODAY);
  expect(many.lines).toEqual(daysFrom('2026-11-16', 62, '9:00 17:00'));
  expect(many.leftOut).toBe(3);
});
