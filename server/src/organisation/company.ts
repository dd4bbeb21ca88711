import { localized } from '@seamline/shared/contract/errors';
import {
  type Company,
  type CompanyInput,
  DEFAULT_LOCATION,
  DEFAULT_TIMEZONE,
  getCompany,
  updateCompany,
} from '@seamline/shared/contract/organisation/company';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { createRecord, updateRecord } from '../db/records.ts';
import { company, files } from '../db/schema.ts';
import type { Viewer } from '../db/viewer.ts';
import type { FileUrl, FileUrls } from '../files/fileUrls.ts';
import { acceptPicture, type KeptFile } from '../files/intake.ts';
import type { UploadStore } from '../files/uploads.ts';
import { databaseError } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';

/** The company as it is stored: null where a value was never set. */
interface CompanyRow {
  readonly id: number;
  readonly version: number;
  readonly company_name: string;
  readonly address: string;
  readonly company_website: string | null;
  readonly default_timezone: string;
  readonly company_email: string | null;
  readonly company_contact: string | null;
  readonly pincode: string | null;
  readonly gst_number: string | null;
  readonly hr_email: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly company_logo_file_id: number | null;
  readonly company_photo_file_id: number | null;
}

/** The columns that a form changes; fields that it omits stay. */
type CompanyValues = Partial<Omit<CompanyRow, 'id' | 'version'>> & Pick<CompanyRow, 'company_name' | 'address'>;

function toValues(input: CompanyInput, before: CompanyRow | undefined): CompanyValues {
  const { company_name, address, company_website, company_email, company_contact, pincode, gst_number, hr_email } =
    input;
  const texts = { company_website, company_email, company_contact, pincode, gst_number, hr_email };
  const given = Object.entries(texts).filter(([, value]) => value !== undefined);
  return {
    company_name,
    address,
    ...Object.fromEntries(given.map(([name, value]) => [name, value || null])),
    ...(input.default_timezone !== undefined && { default_timezone: input.default_timezone || DEFAULT_TIMEZONE }),
    ...location(input, before),
  };
}

/**
 * The default place counts as chosen only where the form says so, or said so before: a form that nobody touched sends
 * it too.
 */
function location({ latitude, longitude, location_confirmed }: CompanyInput, before: CompanyRow | undefined) {
  if (latitude === undefined || longitude === undefined) return {};
  const isDefault = latitude === DEFAULT_LOCATION.latitude && longitude === DEFAULT_LOCATION.longitude;
  const isStored = before?.latitude === latitude && before.longitude === longitude;
  const isChosen = latitude !== null && longitude !== null && (location_confirmed ?? (isStored || !isDefault));
  return isChosen ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** The company as it is shown; without a row the defaults, for the form that will store the first one. */
function toCompany(row: CompanyRow | undefined, fileUrl: FileUrl): Company {
  const picture = (id: number | null | undefined, name: string) => (id ? fileUrl(id, name) : null);
  const place =
    row && row.latitude !== null && row.longitude !== null
      ? { latitude: row.latitude, longitude: row.longitude, location_confirmed: true }
      : { ...DEFAULT_LOCATION, location_confirmed: false };
  return {
    company_name: row?.company_name ?? '',
    address: row?.address ?? '',
    company_website: row?.company_website ?? null,
    default_timezone: row?.default_timezone ?? DEFAULT_TIMEZONE,
    company_email: row?.company_email ?? null,
    company_contact: row?.company_contact ?? null,
    pincode: row?.pincode ?? null,
    gst_number: row?.gst_number ?? null,
    hr_email: row?.hr_email ?? null,
    ...place,
    company_logo_url: picture(row?.company_logo_file_id, 'logo.webp'),
    company_photo_url: picture(row?.company_photo_file_id, 'photo.webp'),
    ...(row && { version: row.version }),
  };
}

/** Newly chosen pictures. */
interface CompanyPictures {
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

const KIND: LoggedKind<CompanyRow> = { record: 'company', name: ({ company_name }) => company_name };

/** There is one row at most. */
const ONLY_ID = 1;
const ONLY_ONE = 'company_pkey';

function companyStore(database: Database) {
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

export function companyRoutes(
  app: FastifyInstance,
  { clock, database, fileUrls, uploads }: Services & { fileUrls: FileUrls; uploads: UploadStore },
): void {
  const store = companyStore(database);

  const shown = (row: CompanyRow | undefined, viewer: Viewer): Company =>
    toCompany(row, fileUrls.forViewer(viewer, clock()));

  readRoute(app, getCompany, async ({ viewer }) => ({ company: shown(await store.get(), await viewer) }));

  route(app, updateCompany, async ({ input: { body }, viewer }) => {
    const { company_logo, company_photo, version } = body;
    const logo = company_logo && (await acceptPicture(uploads, 'company_logo', 'company_logo', company_logo));
    const photo = company_photo && (await acceptPicture(uploads, 'company_photo', 'company_photo', company_photo));
    const values = (before: CompanyRow | undefined) => toValues(body, before);
    const row = await store.save(viewer, { version, values, pictures: { logo, photo } });
    return { success: true, message: localized('company_updated'), company: shown(row, viewer) };
  });
}
