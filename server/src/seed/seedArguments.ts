import { parseArgs } from 'node:util';

export const SEED_USAGE = `Usage: pnpm seed [--employees N]

Fills an empty database with the demo company, then adds made-up employees until N work there.
The database is the one that DATABASE_URL names, else the embedded one in DATA_DIR.
`;

const MOST_EMPLOYEES = 5_000_000;

/** Parses the command line. Throws an error whose message is a sentence for the user. */
export function readSeedArguments(args: string[]): 'help' | { employees: number | undefined } {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { employees: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return 'help';
  if (values.employees === undefined) return { employees: undefined };
  const employees = /^\d+$/.test(values.employees) ? Number(values.employees) : Number.NaN;
  if (!(employees >= 1 && employees <= MOST_EMPLOYEES)) {
    throw new Error(
      `--employees takes a whole number from 1 to ${MOST_EMPLOYEES.toLocaleString('en-IN')}, not "${values.employees}".`,
    );
  }
  return { employees };
}
