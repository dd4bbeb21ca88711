import * as z from 'zod/mini';
import { invalid } from '../errors.ts';

/**
 * Limits that several parts share: contract, forms, messages and database read them here. Those of one entity are
 * beside its schema (`EMPLOYEE_LIMITS`) or in its records (`shiftRecords`). Texts are measured in characters (Unicode
 * code points).
 */
export const LIMITS = {
  name: 200,
  code: 100,
  description: 500,
  email: 254,
  /** Search text of a list, and the cursor of its next page. */
  search: 200,
  cursor: 2000,
  password: [8, 256],
  /** Entries that one page of a list may have. */
  pageEntries: 500,
  /** Size of an uploaded file, in MB of 1024 * 1024 bytes. */
  fileMegabytes: 5,
  /** Slowest average of an upload after its first minute. */
  uploadBytesPerSecond: 4000,
  id: 2_147_483_647,
  /** Years. */
  ageAtJoining: 14,
  retirementAge: [18, 100],
  /** Degrees in either direction. */
  latitude: 90,
  longitude: 180,
} as const;

/** Invisible characters. The blank of Braille has no Unicode property of its own. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/**
 * Trims a text, and composes letters and accents that were typed apart (NFC). A text of invisible characters only is
 * empty, since it could not be read, found or clicked.
 */
const tidy = z.overwrite((value: string) => (INVISIBLE.test(value) ? '' : value.normalize('NFC').trim()));
const tidyName = z.overwrite((value: string) => singleSpaced(cleanName(value)));

const missingOr =
  (required: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === undefined ? required : invalid('text_expected');

/** Text that must not be empty after trimming, at most `max` characters (Unicode code points). */
export function requiredText(max: number, required: string = invalid('required')) {
  return z.string({ error: missingOr(required) }).check(tidy, z.minLength(1, required), atMost(max), described(max));
}

/** Text that may be empty, at most `max` characters (Unicode code points). */
export function text(max: number) {
  return z.string(invalid('text_expected')).check(tidy, atMost(max), described(max));
}

/** A visible name of at most `max` characters, single-spaced and without the characters that `cleanName` removes. */
export function requiredName(max: number, required: string = invalid('required')) {
  return z
    .string({ error: missingOr(required) })
    .check(tidyName, tidy, z.minLength(1, required), atMost(max), described(max));
}

/** The same for a name that may be empty. */
export function optionalName(max: number) {
  return z.string(invalid('text_expected')).check(tidyName, tidy, atMost(max), described(max));
}

/** Matches characters that turn the direction of text, the soft hyphen, and spaces and marks without a width. */
const REMOVED = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;
/** U+200C and U+200D shape a word of an Indian script or an emoji; before a word or behind one they do nothing. */
const JOINERS_BEFORE = /(^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+/gu;
/** Behind a mark, such as the virama of a half letter, a joiner counts at the end of a word too. */
const JOINERS_BEHIND = /([^\p{M}\u200C\u200D])[\u200C\u200D]+(?=\p{White_Space}|$)/gu;

/** A name without the invisible characters that would make it look like another one, or like none. */
export function cleanName(name: string): string {
  return name.replaceAll(REMOVED, '').replaceAll(JOINERS_BEFORE, '$1').replaceAll(JOINERS_BEHIND, '$1');
}

/** A text with one plain space in place of each run of white space. */
export function singleSpaced(text: string): string {
  return text.replaceAll(/[\s\u0085]+/g, ' ');
}

/** Limits the characters of a text, counted in code points: an emoji outside the basic plane is one, not two. */
function atMost(max: number) {
  return z.refine<string>((value) => [...value].length <= max && !hasControlCharacters(value), {
    error: (issue) =>
      hasControlCharacters(String(issue.input)) ? invalid('control_characters') : invalid('too_long', { max }),
  });
}

/** States the length for the OpenAPI document, which cannot read a refinement. */
function described(max: number) {
  return z.meta<string>({ maxLength: max });
}

/** PostgreSQL refuses U+0000 in text, and no control character but tab and line breaks belongs into a form field. */
function hasControlCharacters(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    const isControl = unit < 32 || (unit >= 127 && unit <= 159);
    if (isControl && unit !== 9 && unit !== 10 && unit !== 13) return true;
  }
  return !value.isWellFormed();
}

/** Reports an empty choice as missing, and any other value that is not an id as invalid. */
const idError = {
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? invalid('required') : invalid('invalid_id'),
};

/** A record's id in a response. */
export const id = z
  .int(idError)
  .check(z.minimum(1, invalid('invalid_id')), z.maximum(LIMITS.id, invalid('invalid_id')));

/** A record's id in a URL: digits on the wire, a number in the program. */
export const idParameter = z.codec(z.string(idError).check(z.regex(/^[1-9]\d{0,9}$/, invalid('invalid_id'))), id, {
  decode: Number,
  encode: String,
});

const pageSizeError = invalid('page_size_out_of_range', { most: LIMITS.pageEntries });

/** Most entries of a page of a list, as sent in a URL. */
export const pageSize = z.codec(
  z.string(pageSizeError).check(z.regex(/^\d{1,3}$/, pageSizeError)),
  z.int(pageSizeError).check(z.minimum(1, pageSizeError), z.maximum(LIMITS.pageEntries, pageSizeError)),
  { decode: Number, encode: String },
);

/** Query parameters of a list that is read page by page. */
export const pageParameters = {
  limit: z.optional(pageSize),
  /** `next_cursor` of the page before. */
  cursor: z.optional(text(LIMITS.cursor)),
};

/** A yes/no value spelt `true` or `false` on the wire; `1` and `0` are understood as well. */
export const trueFalse = z.codec(
  z.string(invalid('yes_or_no')).check(z.regex(/^(true|false|1|0)$/i, invalid('yes_or_no'))),
  z.boolean(invalid('yes_or_no')),
  { decode: (wire) => wire === '1' || wire.toLowerCase() === 'true', encode: String },
);

/** A yes/no value spelt `1` or `0` on the wire; `true` and `false` are understood as well. */
export const oneZero = z.codec(
  z.string(invalid('yes_or_no')).check(z.regex(/^(true|false|1|0)$/i, invalid('yes_or_no'))),
  z.boolean(invalid('yes_or_no')),
  { decode: (wire) => wire === '1' || wire.toLowerCase() === 'true', encode: (value) => (value ? '1' : '0') },
);

/** A value that may be repeated under its name in a URL or a form: a list in the program. */
export function repeated<const Item extends z.ZodMiniType<unknown, string>>(item: Item) {
  const list = z.array(item);
  return z.codec(z.union([z.string(), z.array(z.string())]), list, {
    decode: (wire) => (Array.isArray(wire) ? wire : [wire]) as z.input<typeof list>,
    encode: (values) => values as string[],
  });
}

/** Bytes of the largest file that may be uploaded. */
export const LARGEST_FILE = LIMITS.fileMegabytes * 1024 * 1024;

/** A file in a multipart form. What it really is, the server finds out from its content. */
export const upload = z
  .file(invalid('file_expected'))
  .check(
    z.minSize(1, invalid('file_expected')),
    z.maxSize(LARGEST_FILE, invalid('file_too_large', { megabytes: LIMITS.fileMegabytes })),
  );

/** An email address, or nothing. */
export const email = text(LIMITS.email).check(
  z.refine<string>((value) => value === '' || /^[^\s@<>]+@[^\s@<>]+$/.test(value), { error: invalid('invalid_email') }),
);

/** True for an address that mail can reach: one `@`, and a domain with a dot and no empty part. */
export function isWorkingEmail(address: string): boolean {
  return /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(address);
}

/** A whole number, written in digits on the wire. */
export function wholeNumber(
  lowest: number,
  highest: number,
  message = invalid('whole_number_out_of_range', { lowest, highest }),
) {
  return z.codec(
    z.string(message).check(z.regex(/^\d{1,9}$/, message)),
    z.int(message).check(z.minimum(lowest, message), z.maximum(highest, message)),
    { decode: Number, encode: String },
  );
}

/** An instant in ISO 8601 with time zone. */
export const instant = z.string();

/** A mobile number: exactly ten digits. */
export const mobileNumber = z
  .string(invalid('invalid_mobile_number'))
  .check(z.regex(/^\d{10}$/, invalid('invalid_mobile_number')));

/** A record's version in a response and in a JSON body: it counts the changes. */
export const version = z
  .int(invalid('invalid_id'))
  .check(z.minimum(1, invalid('invalid_id')), z.maximum(LIMITS.id, invalid('invalid_id')));

/** The version that a change is based on, in a URL or a form. Without it the versions are not compared. */
export const versionParameter = z.optional(idParameter);

/** An id that the client makes before it creates something, so that a repeated call creates it once. */
export const clientId = z.string(invalid('invalid_id')).check(z.regex(/^[0-9a-f]{32}$/, invalid('invalid_id')));

/** Names of the records that fields refer to, by field, then by id. */
export const referenceNames = z.record(z.string(), z.record(z.string(), z.string()));
export type ReferenceNames = z.output<typeof referenceNames>;

/** Changes to a record since the version that the caller's change was made on. */
export const conflict = z.object({
  /** Author and time of the last of the changes; null where the log does not know. */
  by: z.nullable(z.string()),
  at: z.nullable(instant),
  /** The version that stands now. */
  version,
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  names: z.optional(referenceNames),
});
export type Conflict = z.output<typeof conflict>;

const messageParameters = z.record(z.string(), z.unknown());

/** The reason at one field: `message` is the sentence of `code` and `params`. */
export const fieldError = z.object({
  field: z.string(),
  message: z.string(),
  /** Missing in responses of earlier releases, which are stored with an import. */
  code: z.optional(z.string()),
  params: z.optional(messageParameters),
});
export type FieldError = z.output<typeof fieldError>;

/**
 * The body of every error response: `message` for people in the requested language, `code` and `params` for
 * programs, `detail` technical, `errors` per field.
 */
export const errorBody = z.object({
  message: z.string(),
  detail: z.string(),
  code: z.string(),
  params: messageParameters,
  errors: z.optional(z.array(fieldError)),
  conflict: z.optional(conflict),
});
export type ErrorBody = z.output<typeof errorBody>;

/** The response of a change without other content. */
export const done = z.object({ success: z.boolean(), message: z.string() });

/** Letters that no decomposition makes plain. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' },
};

/**
 * Text for searching and comparing, without case, accents, and the kinds of apostrophes, hyphens and spaces. `fold_text`
 * of the database does the same.
 */
export function foldText(text: string): string {
  const plain = text
    .replaceAll(/[‘’‛ʻʼ′´`＇]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[łøđðħŧıæœßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  return singleSpaced(plain);
}

/** True for two names that read as one: case, accents, spacing and removed characters do not count. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Key that is equal for two names that read as one. */
export function nameKey(name: string): string {
  return foldText(cleanName(name)).trim();
}
