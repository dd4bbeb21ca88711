import type { BucketSettings } from '@seamline/delivery/storage/settings';
import * as z from 'zod';
import type { EncryptionKeys } from '../encryption.ts';

const KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Variables of the bucket for uploads. */
export const s3Variables = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'S3_BUCKET must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens.',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an address that starts with http:// or https://.' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'S3_REGION must be the name of a region, e.g. "ap-south-1".')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)+$/, 'S3_PREFIX must end with a slash and hold only letters, digits, "-", "_" and "/".')
    .optional(),
};

type BucketValues = z.output<z.ZodObject<typeof s3Variables>>;

/** Returns a sentence for each fault of the settings. */
export function s3Problems(values: BucketValues): string[] {
  const given = KEYS.filter((name) => values[name] !== undefined);
  if (values.S3_BUCKET === undefined) return given.map((name) => `${name} is set, but S3_BUCKET names no bucket.`);
  if (given.length === 0) return [];
  return KEYS.filter((name) => values[name] === undefined).map(
    (name) => `${name} is missing: set both keys, or neither where a role or AWS_ACCESS_KEY_ID gives access.`,
  );
}

/** The bucket that the settings name, if any. */
export function s3Settings(values: BucketValues): BucketSettings | undefined {
  if (values.S3_BUCKET === undefined) return undefined;
  return {
    endpoint: values.S3_ENDPOINT ?? `https://s3.${values.S3_REGION}.amazonaws.com`,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    prefix: values.S3_PREFIX ?? '',
  };
}

const uploadsKey = (name: string) =>
  z.string().regex(/^[0-9a-f]{64}$/, `${name} must have 64 hexadecimal digits, as "openssl rand -hex 32" makes them.`);

/** Variables of the encryption of uploads. */
export const uploadsKeyVariables = {
  UPLOADS_KEY: uploadsKey('UPLOADS_KEY').optional(),
  UPLOADS_FORMER_KEYS: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(uploadsKey('Each of UPLOADS_FORMER_KEYS')))
    .optional(),
};

interface KeyValues {
  readonly NODE_ENV: string;
  readonly S3_BUCKET?: string | undefined;
  readonly UPLOADS_KEY?: string | undefined;
}

/** A key kept in `DATA_DIR` is unknown to other processes on the same bucket, and lost with the machine. */
export function uploadsKeyProblems({ NODE_ENV, S3_BUCKET, UPLOADS_KEY }: KeyValues): string[] {
  if (UPLOADS_KEY !== undefined || (NODE_ENV !== 'production' && S3_BUCKET === undefined)) return [];
  return [
    'UPLOADS_KEY is missing: pictures and documents in production or in a bucket need a key of their own, from "openssl rand -hex 32".',
  ];
}

export function uploadsKeys(
  values: { readonly UPLOADS_KEY?: string | undefined; readonly UPLOADS_FORMER_KEYS?: readonly string[] | undefined },
  keptKey: () => string,
): EncryptionKeys {
  return { current: values.UPLOADS_KEY ?? keptKey(), former: values.UPLOADS_FORMER_KEYS ?? [] };
}
