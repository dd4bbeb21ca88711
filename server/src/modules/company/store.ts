import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { createRecord, type RecordKind, updateRecord } from '../../db/records.ts';
import { company, files } from '../../db/schema.ts';
import type { KeptFile } from '../../files/intake.ts';
import type { Viewer } from '../../http/access.ts';
import { databaseError } from '../../http/databaseErrors.ts';
import type { CompanyRow, CompanyValues } from './rules.ts';

/** Newly chosen pictures. */
export interface CompanyPictures {
  readonly logo?: KeptFile | undefined;
  readonly photo?: KeptFile | undefined;
}

/** The values of a form, and the version that it was filled in on. */
interface Change {
  readonly version: number | undefined;
  /** Computes the new values from the stored ones. */
  readonly values: (before: CompanyRow | undefined) => CompanyValues;
  readonly pictures: CompanyPictures;
}

type PictureColumns = Partial<Pick<CompanyRow, 'company_logo_file_id' | 'company_photo_file_id'>>;

const columns = {
  id: company.id,
  version: company.version,
  company_name: company.company_name,
  address: company.address,
  company_website: company.company_website,
  default_timezone: company.default_timezone,
  company_email: company.company_email,
  company_contact: company.company_contact,
  pincode: company.pincode,
  gst_number: company.gst_number,
  hr_email: company.hr_email,
  latitude: company.latitude,
  longitude: company.longitude,
  company_logo_file_id: company.company_logo_file_id,
  company_photo_file_id: company.company_photo_file_id,
};

const KIND: RecordKind<CompanyRow> = { record: 'company', name: ({ company_name }) => company_name };

/** There is one row at most. */
const ONLY_ID = 1;
const ONLY_ONE = 'company_pkey';

export function companyStore(database: Database) {
  const getQuery = prepared(database, database.db.select(columns).from(company).where(eq(company.id, ONLY_ID)));

  const create = (viewer: Viewer, { values, pictures }: Change) =>
    createRecord(database, viewer, KIND, async (connection) => {
      const added = await addPictures(connection, pictures);
      const rows = await connection
        .insert(company)
        .values({ ...values(undefined), ...added })
        .returning(columns);
      return rows[0] as CompanyRow;
    });

  const update = (viewer: Viewer, { version, values, pictures }: Change) =>
    updateRecord(database, viewer, KIND, {
      version,
      lock: async (connection) => {
        const [row] = await connection.select(columns).from(company).where(eq(company.id, ONLY_ID)).for('update');
        return row;
      },
      write: async (connection, before) => {
        const added = await addPictures(connection, pictures);
        const [row] = await connection
          .update(company)
          .set({ ...values(before), ...added, version: sql`${company.version} + 1`, updated_at: sql`now()` })
          .where(eq(company.id, ONLY_ID))
          .returning(columns);
        return row;
      },
    });

  return {
    async get(): Promise<CompanyRow | undefined> {
      const [row] = await getQuery.execute();
      return row;
    },

    /** Changes the company, or stores it for the first time. */
    async save(viewer: Viewer, change: Change): Promise<CompanyRow> {
      const updated = await update(viewer, change);
      if (updated !== undefined) return updated;
      try {
        return await create(viewer, change);
      } catch (error) {
        // Another request created it first.
        if (databaseError(error)?.constraint !== ONLY_ONE) throw error;
        return (await update(viewer, change)) as CompanyRow;
      }
    },
  };
}

async function addPictures(connection: Connection, { logo, photo }: CompanyPictures): Promise<PictureColumns> {
  const add = async (file: KeptFile) => {
    const [row] = await connection.insert(files).values(file).returning({ id: files.id });
    return row?.id ?? null;
  };
  return {
    ...(logo && { company_logo_file_id: await add(logo) }),
    ...(photo && { company_photo_file_id: await add(photo) }),
  };
}
