/** How much a sheet of employees may hold, how much of it travels at once, and how long an import is remembered. */
export const IMPORT_LIMITS = { rows: 50_000, fileName: 255, chunk: 100, matches: 500, days: 90 } as const;
