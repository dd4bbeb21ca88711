/** Most rows of a sheet, characters of its file name, rows and matches of one call, and days that an import is kept. */
export const IMPORT_LIMITS = { rows: 50_000, fileName: 255, chunk: 100, matches: 500, days: 90 } as const;
