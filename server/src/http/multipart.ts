import multipart, { type Multipart } from '@fastify/multipart';
import { localized } from '@seamline/shared/contract/errors';
import { LIMITS as FIELD_LIMITS, LARGEST_FILE } from '@seamline/shared/contract/wire/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createSemaphore } from '../createSemaphore.ts';
import { failure } from '../errors.ts';

const MULTIPART_LIMITS = {
  fieldNameSize: 200,
  fieldSize: 64 * 1024,
  fields: 300,
  files: 12,
  fileSize: LARGEST_FILE,
  parts: 312,
};

/** The most bytes of one form: as much as its parts may have. */
export const FORM_BYTES = 64 * 1024 * 1024;

export function acceptMultipart(app: FastifyInstance): void {
  app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
}

/** Above this size a form waits until the server has memory for it. */
const SMALL_FORM_BYTES = 1024 * 1024;
/**
 * Limits the bytes of the forms that are held in memory; waiting forms are not read from the network yet. A slow one
 * takes its place for minutes, so that a number of forms would make others wait for it.
 */
const semaphore = createSemaphore(6 * FORM_BYTES);

/** One value for each name, or a list where a name was given more than once. */
type Pairs = Record<string, string | File | (string | File)[]>;

/**
 * A form with its files, each under its name; several values of one name become a list. An empty file is ignored.
 * Unknown fields are skipped before they take memory.
 */
export async function readMultipart(request: FastifyRequest, fields: ReadonlySet<string>): Promise<Pairs> {
  const announced = Number(request.headers['content-length'] ?? FORM_BYTES);
  if (announced <= SMALL_FORM_BYTES) return await readParts(request, fields);
  return await semaphore(() => readParts(request, fields), Math.min(announced, FORM_BYTES));
}

async function readParts(request: FastifyRequest, fields: ReadonlySet<string>): Promise<Pairs> {
  const pairs: Pairs = Object.create(null);
  const tooLarge: string[] = [];
  try {
    for await (const part of request.parts()) {
      if (!fields.has(part.fieldname)) {
        if (part.type === 'file') part.file.resume();
      } else if (part.type === 'field') append(pairs, part.fieldname, textOf(part));
      else if (Object.hasOwn(pairs, part.fieldname)) {
        // No field takes two files: the second is refused by the contract, without its bytes.
        append(pairs, part.fieldname, part.filename);
        part.file.resume();
      } else {
        const bytes = new Uint8Array(await part.toBuffer());
        // The rest of the form is still read, because a client that is still sending would not receive the response.
        if (part.file.truncated) tooLarge.push(part.fieldname);
        else if (bytes.length > 0)
          append(pairs, part.fieldname, new File([bytes], part.filename, { type: part.mimetype }));
      }
    }
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === undefined ? malformed(error) : error;
  }
  if (tooLarge.length > 0) {
    const message = localized('file_too_large', { megabytes: FIELD_LIMITS.fileMegabytes });
    throw failure(413, message, {
      detail: `larger than ${LARGEST_FILE} bytes: ${tooLarge.join(', ')}`,
      errors: tooLarge.map((field) => ({ field, message })),
    });
  }
  return pairs;
}

function textOf(part: Extract<Multipart, { type: 'field' }>): string {
  if (part.valueTruncated || part.fieldnameTruncated) {
    throw failure(413, localized('too_large'), { detail: `field ${part.fieldname} is too large` });
  }
  // Browsers send every line break of a form as two characters; a person typed one.
  return String(part.value ?? '').replaceAll('\r\n', '\n');
}

function malformed(error: unknown) {
  return failure(400, localized('malformed_form'), { detail: error instanceof Error ? error.message : 'not a form' });
}

function append(pairs: Pairs, name: string, value: string | File): void {
  const before = pairs[name];
  pairs[name] = before === undefined ? value : [before, value].flat();
}
