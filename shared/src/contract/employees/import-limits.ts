/**
 * Most rows of a sheet, characters of its file name and of a cell, rows of one call that writes or previews, matches of one
 * call, and days that an import is kept.
 */
export const IMPORT_LIMITS = {
  rows: 50_000,
  fileName: 255,
  cell: 10_000,
  chunk: 100,
  previewed: 500,
  matches: 500,
  days: 90,
} as const;
