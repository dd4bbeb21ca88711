/** Large suites run a seeded sample, and every case in the full run. */
export const isFullRun = process.env.CI === 'true';

/** Seed of random choices; a failing run prints it, and it repeats that run. */
export const SEED = Number(process.env.SEAMLINE_SEED ?? 2026);
