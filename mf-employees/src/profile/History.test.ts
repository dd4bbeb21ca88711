import { expect, test } from 'vitest';
import { assignmentOn } from './History.tsx';

const at = (effective_from: string, branch: string) => ({
  ...{ effective_from, branch, designation: 'Tailor', department: null, sub_department: null, shift: null },
});
const assignments = [at('2026-04-01', 'Adajan'), at('2024-02-29', 'Vesu')];

test.each([
  ['2026-11-26', 'Adajan'],
  ['2026-04-01', 'Adajan'],
  ['2026-03-31', 'Vesu'],
  ['2024-02-29', 'Vesu'],
  ['2024-02-28', undefined],
])('history: on %s the branch is %s', (date, branch) => {
  expect(assignmentOn(assignments, date)?.branch).toBe(branch);
});
