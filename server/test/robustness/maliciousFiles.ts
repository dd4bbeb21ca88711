import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LARGEST_FILE } from '@seamline/shared/contract/wire/fields';

/** Part of all content that must not be served again. */
export const CANARY = 'Kanariya-8f3c';

/** The expected outcome for a file, and the folder of `malicious` that holds such files. */
const FATES = [
  /** Re-encoded as a picture, in every slot. */
  'picture',
  /** Kept where a PDF may be, refused where only a picture may. */
  'pdf',
  /** Refused at its field. */
  'refused',
  /** A picture or refused, because libraries differ in the damage that they tolerate. */
  'either',
] as const;

export interface MaliciousFile {
  readonly title: string;
  /** `nothing` is treated as no file. */
  readonly fate: (typeof FATES)[number] | 'nothing';
  readonly bytes: () => Buffer;
  /** The file name as the client sends it, between the quotes of its header. */
  readonly name: string;
  readonly type: string;
}

const FOLDER = new URL('./malicious/', import.meta.url);
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Media types that clients claim; every other file claims to be a PNG. */
const TYPES: Readonly<Record<string, string>> = {
  '': 'image/jpeg',
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.docx': `${OFFICE}.wordprocessingml.document`,
  '.eps': 'application/postscript',
  '.gif': 'image/gif',
  '.heic': 'image/heic',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.svgz': 'image/svg+xml',
  '.tiff': 'image/tiff',
  '.xlsx': `${OFFICE}.spreadsheetml.sheet`,
  '.zip': 'application/zip',
};

const fixture = (path: string) => readFileSync(new URL(path, FOLDER));

/** The files of one folder, which a client sends by their own names. The large ones are stored compressed as `.gz`. */
function fixtures(fate: (typeof FATES)[number]): MaliciousFile[] {
  return readdirSync(new URL(`${fate}/`, FOLDER)).map((stored) => {
    const name = stored.replace(/\.gz$/, '');
    const read = () => fixture(`${fate}/${stored}`);
    const bytes = name === stored ? read : () => gunzipSync(read());
    return { title: name, fate, bytes, name, type: TYPES[extname(name)] ?? 'image/png' };
  });
}

const photo = () => fixture('picture/photo-with-xmp.png');

/** A photo of exactly that many bytes, padded after its end: the limit is a constant of the contract. */
const photoOf = (bytes: number) => () => Buffer.concat([photo(), Buffer.alloc(bytes - photo().length, CANARY)]);

/** Content that no file of the repository may have. */
const MADE: readonly MaliciousFile[] = (
  [
    ['an empty file', 'nothing', () => Buffer.alloc(0)],
    ['a photo of exactly the largest size', 'picture', photoOf(LARGEST_FILE)],
    ['a photo one byte smaller', 'picture', photoOf(LARGEST_FILE - 1)],
    ['a photo one byte larger', 'refused', photoOf(LARGEST_FILE + 1)],
    // A virus scanner would remove it from the repository.
    [
      'the test file of virus scanners',
      'refused',
      () => Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')),
    ],
  ] as const
).map(([title, fate, bytes]) => ({ title, fate, bytes, name: 'file.png', type: 'image/png' }));

const NAMES: readonly (readonly [title: string, name: string, type?: string])[] = [
  ['leads out of the folder', '../../../../etc/passwd'],
  ['leads out of the folder of Windows', '..\\..\\..\\boot.ini'],
  ['is a whole path', '/etc/cron.d/photo'],
  ['names a drive', 'C:\\Windows\\photo.jpg'],
  ['hides its path in escapes', '%2e%2e%2f%2e%2e%2fphoto.jpg'],
  ['has a zero in it', 'photo.php\u0000.jpg'],
  ['is a device', 'CON'],
  ['is a device with an ending', 'aux.jpg'],
  ['has two endings', 'photo.jpg.exe', 'application/x-msdownload'],
  ['has its endings the other way round', 'photo.html.jpg', 'text/html'],
  ['turns its ending round', 'photo\u202egpj.exe'],
  ['is a rule of a web server', '.htaccess', 'text/plain'],
  ['is endless', `${'x'.repeat(20_000)}.jpg`],
  ['is no name', ' ', ''],
  ['is a page', '<img src=x onerror=alert(1)>.jpg'],
  ['is a formula', '=cmd|calc!A1.jpg'],
  ['is an option', '-rf'],
  ['breaks the line', 'a%0d%0aSet-Cookie: x=1.jpg'],
  ['ends the header early', 'a\\"; name=\\"version'],
  ['is not ASCII', 'હેતલ 🧵.jpg'],
  ['is half a letter', 'photo\u00e2\u0028\u00a1.jpg'],
];

/** Ordinary photos under names that a program may trust. */
const NAMED = NAMES.map(([title, name, type = 'image/jpeg']): MaliciousFile => {
  return { title: `a photo whose name ${title}`, fate: 'picture', bytes: photo, name, type };
});

export const MALICIOUS_FILES: readonly MaliciousFile[] = [...FATES.flatMap(fixtures), ...MADE, ...NAMED];
