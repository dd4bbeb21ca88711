import type { BucketSettings } from '@seamline/delivery/storage/settings';

/** The variables that make a server use the bucket. */
export function bucketVariables(settings: BucketSettings) {
  return {
    UPLOADS_KEY: '3f'.repeat(32),
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey ?? '',
    S3_PREFIX: settings.prefix,
  };
}
