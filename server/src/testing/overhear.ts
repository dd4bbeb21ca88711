import type { Database } from '../db/connect.ts';

export interface Overheard {
  readonly text: string;
  readonly parameters: never[];
}

/** Captures the prepared statements that run during `work`. */
export async function overhear(database: Database, work: () => Promise<unknown>): Promise<Overheard[]> {
  const heard: Overheard[] = [];
  const { ask } = database;
  const listening: Pick<Database, 'ask'> = {
    ask(text, parameters) {
      heard.push({ text, parameters: [...parameters] as never[] });
      return ask(text, parameters);
    },
  };
  Object.assign(database, listening);
  try {
    await work();
  } finally {
    Object.assign(database, { ask });
  }
  return heard;
}
