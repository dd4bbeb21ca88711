/** A shift with the values that the list reads. A whole shift has two hundred values more. */
export const NIGHT = {
  ...{ id: 5, version: 1, shift_name: 'Night', shift_code: 'N', employees: 2, timezone: '+05:30' },
  ...{ created_at: '2026-03-04T10:00:00Z', updated_at: '2026-03-04T10:00:00Z' },
  ...{ week_off: [], week_off_days: [], alternate_week_off_days: [], week_off_alternate_week: [] },
};
