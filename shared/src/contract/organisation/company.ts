import * as z from 'zod/mini';
import { invalid } from '../errors.ts';
import { cleanNumber } from '../wire/digits.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  done,
  email,
  LIMITS,
  requiredName,
  requiredText,
  text,
  trueFalse,
  upload,
  version,
  versionParameter,
} from '../wire/fields.ts';

/** Most characters of each text of the company. */
export const COMPANY_LIMITS = {
  company_name: LIMITS.name,
  address: 500,
  company_website: 500,
  default_timezone: 100,
  company_email: LIMITS.email,
  hr_email: LIMITS.email,
  company_contact: 100,
  pincode: 20,
  gst_number: 50,
} as const;

/** The zone of a company that has not chosen one. */
export const DEFAULT_TIMEZONE = 'Asia/Kolkata';

/** Coordinates that the map shows until a place is chosen. */
export const DEFAULT_LOCATION = { latitude: 21.24, longitude: 72.88 } as const;

/** A millionth of a degree is a hand’s breadth. */
const DECIMALS = 6;

/** Degrees as decimal text on the wire, empty for none. */
function degrees(most: number, error: string) {
  const wire = z.string(error).check(z.trim(), z.regex(/^(-?\d{1,3}(\.\d{1,20})?)?$/, { error, abort: true }));
  const value = z.nullable(z.number(error).check(z.minimum(-most, error), z.maximum(most, error)));
  return z.codec(wire, value, {
    decode: (given) => (given === '' ? null : Number(given)),
    encode: (number) => (number === null ? '' : String(Number(number.toFixed(DECIMALS)))),
  });
}

/** A time zone that the calendar of this machine knows; empty for the default. */
const timezone = text(COMPANY_LIMITS.default_timezone).check(
  z.refine((zone) => zone === '' || isTimezone(zone), invalid('unknown_timezone')),
);

function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A number that may be typed in the digits of any script, and is stored in Latin ones. */
function numberText(most: number) {
  return text(most).check(z.overwrite(cleanNumber));
}

const values = {
  company_name: requiredName(COMPANY_LIMITS.company_name),
  address: requiredText(COMPANY_LIMITS.address),
  company_website: z.optional(text(COMPANY_LIMITS.company_website)),
  default_timezone: z.optional(timezone),
  company_email: z.optional(email),
  company_contact: z.optional(numberText(COMPANY_LIMITS.company_contact)),
  pincode: z.optional(numberText(COMPANY_LIMITS.pincode)),
  gst_number: z.optional(numberText(COMPANY_LIMITS.gst_number)),
  hr_email: z.optional(email),
  latitude: z.optional(degrees(LIMITS.latitude, invalid('latitude_out_of_range', { most: LIMITS.latitude }))),
  longitude: z.optional(degrees(LIMITS.longitude, invalid('longitude_out_of_range', { most: LIMITS.longitude }))),
  /** True if the place was chosen; without it, the stored place and any other than the default count as chosen. */
  location_confirmed: z.optional(trueFalse),
};

/** Values of the form: every text, the place, and newly chosen pictures. A text that is left out stays unchanged. */
export const companyInput = z
  .object({
    ...values,
    company_logo: z.optional(upload),
    company_photo: z.optional(upload),
    version: versionParameter,
  })
  .check(
    z.refine(({ latitude, longitude }) => isPair(latitude, longitude), {
      error: invalid('incomplete_coordinates'),
      path: ['longitude'],
    }),
  );
export type CompanyInput = z.output<typeof companyInput>;

function isPair(latitude: number | null | undefined, longitude: number | null | undefined): boolean {
  return typeof latitude === typeof longitude && (latitude === null) === (longitude === null);
}

/** The company, as returned. The URLs of its pictures may be relative to the data service. */
export const company = z.object({
  company_name: z.string(),
  address: z.string(),
  company_website: z.nullable(z.string()),
  default_timezone: z.string(),
  company_email: z.nullable(z.string()),
  company_contact: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  hr_email: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** False while the place is the default. */
  location_confirmed: z.boolean(),
  company_logo_url: z.nullable(z.string()),
  company_photo_url: z.nullable(z.string()),
  /** Missing as long as nothing is stored. */
  version: z.optional(version),
});
export type Company = z.output<typeof company>;

const PATH = '/data/company-details';

export const getCompany = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The company’s details, with defaults where nothing is stored yet',
  answer: z.object({ company }),
});

export const updateCompany = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Store the company’s details; a picture that is not sent stays as it is',
  body: { as: 'multipart', fields: companyInput },
  answer: z.extend(done, { company }),
});
