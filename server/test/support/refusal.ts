import { databaseError } from '../../src/http/databaseErrors.ts';

/** Returns the code and the name of the constraint that refused a statement, or 'accepted'. */
export async function refusal(statement: PromiseLike<unknown>): Promise<string> {
  try {
    await statement;
  } catch (error) {
    const problem = databaseError(error);
    if (problem) return `${problem.code} ${problem.constraint}`;
    throw error;
  }
  return 'accepted';
}
