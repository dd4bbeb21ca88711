import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { files } from '../../db/schema.ts';

export interface StoredFile {
  readonly sha256: string;
  readonly contentType: string;
  readonly hasThumbnail: boolean;
}

export function fileStore({ db }: Database) {
  const getQuery = db
    .select({ sha256: files.sha256, contentType: files.content_type, hasThumbnail: files.has_thumbnail })
    .from(files)
    .where(eq(files.id, sql.placeholder('id')))
    .prepare('get_file');

  return {
    async get(id: number): Promise<StoredFile | undefined> {
      const [found] = await getQuery.execute({ id });
      return found;
    },
  };
}
