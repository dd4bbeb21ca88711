import * as z from 'zod';
import type { EncryptionKeys } from '../encryption.ts';

const key = (name: string) =>
  z.string().regex(/^[0-9a-f]{64}$/, `${name} must have 64 hexadecimal digits, as "openssl rand -hex 32" makes them.`);

/** Variables of the encryption of uploads. */
export const uploadsKeyVariables = {
  UPLOADS_KEY: key('UPLOADS_KEY').optional(),
  UPLOADS_FORMER_KEYS: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(key('Each of UPLOADS_FORMER_KEYS')))
    .optional(),
};

interface Values {
  readonly NODE_ENV: string;
  readonly S3_BUCKET?: string | undefined;
  readonly UPLOADS_KEY?: string | undefined;
}

/** A key kept in `DATA_DIR` is unknown to other processes on the same bucket, and lost with the machine. */
export function uploadsKeyProblems({ NODE_ENV, S3_BUCKET, UPLOADS_KEY }: Values): string[] {
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
