import { DeliveryFailure } from '../failure.ts';

/** A bucket of any service with the S3 protocol, addressed as `endpoint/bucket/path`. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** Both or neither: without them the SDK looks for credentials in its documented order. */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
  /** Prefix of every path, with a slash at its end, so that a bucket can be shared. */
  readonly prefix: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?((?:[\w-]+\/)*[\w-]*)$/;

/** Reads `s3://bucket/prefix`, and endpoint, region and keys from the environment. */
export function bucketSettings(
  address: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): BucketSettings {
  const [, bucket, prefix = ''] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) {
    throw new DeliveryFailure(
      `${address} is not the address of a bucket. Write s3://bucket or s3://bucket/prefix, with letters, digits, "-" and "_" in the prefix.`,
    );
  }
  const { REMOTES_S3_ACCESS_KEY_ID: accessKeyId, REMOTES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId !== !secretAccessKey) {
    throw new DeliveryFailure(
      `${address} needs a key: set REMOTES_S3_ACCESS_KEY_ID and REMOTES_S3_SECRET_ACCESS_KEY, or neither where a role or AWS_ACCESS_KEY_ID gives access.`,
    );
  }
  const region = env.REMOTES_S3_REGION || 'us-east-1';
  return {
    endpoint: env.REMOTES_S3_ENDPOINT || `https://s3.${region}.amazonaws.com`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  };
}
