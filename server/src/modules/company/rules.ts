import { type Company, type CompanyInput, DEFAULT_LOCATION, DEFAULT_TIMEZONE } from '@seamline/shared/contract/company';
import type { FileUrl } from '../../files/fileUrls.ts';

/** The company as it is stored: null where a value was never set. */
export interface CompanyRow {
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
export type CompanyValues = Partial<Omit<CompanyRow, 'id' | 'version'>> & Pick<CompanyRow, 'company_name' | 'address'>;

export function toValues(input: CompanyInput, before: CompanyRow | undefined): CompanyValues {
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
export function toCompany(row: CompanyRow | undefined, fileUrl: FileUrl): Company {
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
