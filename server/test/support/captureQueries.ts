import type { Database } from '../../src/db/connect.ts';

export interface CapturedQuery {
  readonly text: string;
  readonly parameters: never[];
}

/** Captures the prepared statements that run during `work`. */
export async function captureQueries(database: Database, work: () => Promise<unknown>): Promise<CapturedQuery[]> {
  const queries: CapturedQuery[] = [];
  const { ask } = database;
  const listening: Pick<Database, 'ask'> = {
    ask(text, parameters) {
      queries.push({ text, parameters: [...parameters] as never[] });
      return ask(text, parameters);
    },
  };
  Object.assign(database, listening);
  try {
    await work();
  } finally {
    Object.assign(database, { ask });
  }
  return queries;
}
