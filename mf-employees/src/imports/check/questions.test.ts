import { describe, expect, test } from 'vitest';
import { newcomer, plan, stored } from './testing/plans.ts';

const former = {
  ...stored,
  id: 9,
  has_left: true,
  leaving: { resignation_date: '2026-10-01', company_last_day: '2026-10-31' },
  values: { ...stored.values, full_name: 'Ravi Rana' },
};
const another = { mobile_number: '9824012345', full_name: 'Asha Patel', birth_date: '04/05/1991' };
const confirmed = (about: number) => ({ answer: { about, kind: 'samePerson', answer: 'confirmed' } as const });

describe('a row with another name and another birth date', () => {
  const sentence = 'Hetal Desai, born 08-Mar-1992, has this mobile number. The row says Asha Patel, born 04-May-1991.';

  test('waits until it is confirmed', () => {
    expect(plan(another, stored)).toMatchObject({
      kind: 'question',
      question: { about: 7, kind: 'samePerson', sentence },
      isConfirmed: false,
    });
    expect(plan(another, stored, {}, confirmed(7))).toMatchObject({ kind: 'change', isConfirmed: true });
    expect(plan(another, stored, {}, confirmed(8)).kind).toBe('question');
  });

  test('is left out when the person says so, whatever else is wrong with it', () => {
    const answer = { about: 7, kind: 'samePerson', answer: 'leftOut' } as const;
    expect(plan({ ...another, gender: '?' }, stored, {}, { answer })).toMatchObject({
      kind: 'leftOut',
      isConfirmed: false,
    });
  });

  test('is a problem first where a cell is wrong', () => {
    expect(plan({ ...another, gender: '?' }, stored)).toMatchObject({ kind: 'problem', question: { about: 7 } });
  });

  test('says by what the employee was found', () => {
    expect(plan(another, stored, {}, { by: 'code' }).question?.sentence).toContain('has this biometric id.');
    expect(plan(another, stored, {}, { by: 'id' }).question?.sentence).toContain('has this Employee ID.');
  });

  test.each([
    ['the same birth date', { ...another, birth_date: '08/03/1992' }],
    ['no birth date', { ...another, birth_date: '' }],
    ['the same name in another order', { ...another, full_name: 'DESAI Hetal' }],
  ])('needs no confirmation with %s', (_, cells) => {
    expect(plan(cells, stored)).toMatchObject({ kind: 'change', question: undefined });
  });
});

describe('a new row that a former employee matches', () => {
  test.each([
    ['number', 'Same mobile number as former employee Ravi Rana (left 31-Oct-2026).'],
    ['code', 'Same biometric id as former employee Ravi Rana (left 31-Oct-2026).'],
    ['id', 'Same Employee ID as former employee Ravi Rana (left 31-Oct-2026).'],
  ] as const)('by %s: names them, and waits until it is confirmed', (by, sentence) => {
    expect(plan(newcomer, undefined, {}, { former, by })).toMatchObject({
      kind: 'question',
      question: { about: 9, kind: 'newEmployee', sentence },
    });
    expect(plan(newcomer, undefined, {}, { former, by, ...confirmed(9) })).toMatchObject({
      kind: 'new',
      employee: undefined,
      isConfirmed: true,
    });
  });

  test('by Employee ID, without what a new employee needs: is about a reinstatement', () => {
    expect(plan({ employee_id: '9', grade: 'Z' }, undefined, {}, { former, by: 'id' })).toMatchObject({
      kind: 'problem',
      errors: { employee_id: 'Ravi Rana has left. Reinstate them first, on the page of former employees.' },
    });
  });
});
