import { expect, test } from 'vitest';
import { type AssignmentEntry, entryOn } from './employee-profiles.ts';

const at = (effective_on: string, state: AssignmentEntry['state'], values: Partial<AssignmentEntry>) => ({
  ...{ effective_on, state, ...values },
});
const entries = [
  at('2027-01-01', 'planned', { branch: 'Katargam' }),
  at('2026-12-01', 'lapsed', { branch: 'Varachha' }),
  at('2026-05-01', 'past', { designation: 'Tailor' }),
  at('2026-04-01', 'past', { branch: 'Adajan' }),
  at('2024-02-29', 'past', { branch: 'Vesu' }),
];

test.each([
  ['2027-01-01', 'Katargam'],
  ['2026-12-31', 'Adajan'],
  ['2026-04-01', 'Adajan'],
  ['2026-03-31', 'Vesu'],
  ['2024-02-29', 'Vesu'],
  ['2024-02-28', undefined],
])('history: on %s the branch is %s', (date, branch) => {
  expect(entryOn(entries, 'branch', date)?.branch).toBe(branch);
});
