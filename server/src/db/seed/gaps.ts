import type { employees } from '../schema.ts';

type Values = Partial<typeof employees.$inferInsert>;

/** Employees without a photo, by index in the demo organisation. */
const UNPHOTOGRAPHED: ReadonlySet<number> = new Set([17, 46, 83]);

const DAY_MS = 86_400_000;

/** Missing, soon expiring or doubtful values in a few records, as in any organisation, by index of the employee. */
const GAPS: Readonly<Record<number, (inDays: (days: number) => string) => Values>> = {
  12: () => ({ pan_card_file_id: null }),
  29: () => ({ pan_card_file_id: null }),
  34: (inDays) => ({ insurance_expiry_date: inDays(-20) }),
  46: () => ({ pan_card_file_id: null }),
  52: () => ({ primary_email: 'family.desk@meghdhanush.example' }),
  58: () => ({ shift_id: null }),
  71: () => ({ aadhaar_page_2_file_id: null }),
  77: (inDays) => ({ joining_date: inDays(-80), probation_period_days: 90, training_completion_date: null }),
  91: (inDays) => ({ insurance_expiry_date: inDays(12) }),
  96: () => ({ primary_email: 'family.desk@meghdhanush.example' }),
  101: () => ({ aadhaar_page_1_file_id: null, aadhaar_page_2_file_id: null }),
  110: () => ({ shift_id: null }),
};

export function isPhotographed(place: number): boolean {
  return !UNPHOTOGRAPHED.has(place);
}

/** Values of a record with gaps that differ from one without; expiry dates are relative to the day of the seeding. */
export function gapsOf(place: number, today: Date): Values {
  const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return GAPS[place]?.(inDays) ?? {};
}
