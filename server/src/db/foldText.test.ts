import { foldText } from '@seamline/shared/contract/wire/fields';
import { param } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';

const { sql } = await testDatabase();

test('text for searching: is the same to the database and to the contract', async () => {
  const ranges: [first: number, last: number][] = [
    ...(
      [
        [0x20, 0x7e],
        [0xa0, 0x24f],
        [0x2b0, 0x36f],
        [0x900, 0x97f],
        [0xa80, 0xaff],
      ] as const
    ).map((range) => [...range] as [number, number]),
    ...(
      [
        [0x1e00, 0x1eff],
        [0x2000, 0x206f],
        [0x2200, 0x2220],
        [0xff00, 0xff5e],
      ] as const
    ).map((range) => [...range] as [number, number]),
  ];
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const tried = characters.flatMap((character) => [`a${character}b`, `${character}  x`]);
  const rows = await sql<{ value: string; folded: string }[]>`
    select value, fold_text(value) as folded from unnest(${param(tried)}::text[]) value`;

  expect(rows.length).toBe(tried.length);
  expect(rows.filter(({ value, folded }) => folded !== foldText(value))).toEqual([]);
});
