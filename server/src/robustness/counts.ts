/** The large suites take a seeded share in a plain run and everything in the soak. */
export const isSoak = process.env.SEAMLINE_SOAK === '1';

/** What random choices begin with; a failing run names it, and it repeats that run. */
export const SEED = Number(process.env.SEAMLINE_SEED ?? 2026);
