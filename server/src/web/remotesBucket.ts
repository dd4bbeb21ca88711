import { type BucketSettings, bucketSettings } from '@seamline/delivery/storage/settings';
import * as z from 'zod';

/** Variables of the bucket for remotes; `delivery` reads the same ones. */
export const remotesBucketVariables = {
  REMOTES_BUCKET: z.string().optional(),
  REMOTES_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'REMOTES_S3_ENDPOINT must be an address that starts with http:// or https://.',
    })
    .optional(),
  REMOTES_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'REMOTES_S3_REGION must be the name of a region, e.g. "ap-south-1".')
    .optional(),
  REMOTES_S3_ACCESS_KEY_ID: z.string().optional(),
  REMOTES_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Values = z.output<z.ZodObject<typeof remotesBucketVariables>>;

/** Returns the faults of the bucket's settings, in sentences. */
export function remotesBucketProblems(values: Values): string[] {
  try {
    remotesBucket(values);
    return [];
  } catch (error) {
    return [`REMOTES_BUCKET: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The bucket that holds the registry and the releases, if the settings name one. */
export function remotesBucket(values: Values): BucketSettings | undefined {
  return values.REMOTES_BUCKET === undefined ? undefined : bucketSettings(values.REMOTES_BUCKET, values);
}
