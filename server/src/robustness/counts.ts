/** Large suites run a seeded sample, and every case in the full run. */
export const isFullRun = process.env.CI === 'true';

/** What random choices begin with; a failing run names it, and it repeats that run. */
export const SEED = Number(process.env.SEAMLINE_SEED ?? 2026);
