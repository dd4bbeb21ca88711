import { cleanName, text } from '@seamline/shared/contract/wire/fields';
import { param } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { refusal } from '../../test/support/refusal.ts';
import { branches } from './schema.ts';

const { db, sql } = await testDatabase();

const branchCalled = (name: string) => refusal(db.insert(branches).values({ name, branch_type: 'Factory' }));

test.each(['\u200B', '\uFEFF', '\u3164', '\u2800', ' \u{E0041} '])('a branch cannot be called %j', async (name) => {
  expect(await branchCalled(name)).toMatch(/^23514 branches_name_(present|clean)$/);
});

test('a branch name has no control of the direction, and may have a joiner', async () => {
  expect(await branchCalled('Ve\u202Esu')).toBe('23514 branches_name_clean');
  expect(await branchCalled('क्\u200Dष')).toBe('accepted');
});

test('the same characters are invisible, and the same are removed, to the database and to the contract', async () => {
  const isInvisible = (character: string) => text(1).safeParse(character).data === '';
  const isRemoved = (character: string) => !/[\u200C\u200D]/.test(character) && cleanName(character) === '';
  const special = new Set<number>();
  for (let code = 1; code <= 0x10_ff_ff; code += 1) {
    if (/[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\t\n\r]/u.test(String.fromCodePoint(code)))
      special.add(code);
  }
  // The characters beside them are visible, but for control characters, which the contract refuses with a sentence.
  const tried = [...new Set([...special].flatMap((code) => [code - 1, code, code + 1]))]
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/[\p{Cc}\p{Cs}]/u.test(character));
  const rows = await sql`
    select value, not is_visible(value) as invisible, clean_name(value) = '' as removed from unnest(${param(tried)}::text[]) value`;

  expect(rows.length).toBeGreaterThan(4_000);
  expect(rows.filter(({ value, invisible }) => invisible !== isInvisible(value))).toEqual([]);
  expect(rows.filter(({ value, removed }) => removed !== isRemoved(value))).toEqual([]);
});
