import { newcomer, PDF_FILE, pictureFile } from '../support/forms.ts';
import type { OpenApi } from '../support/requestSchema.ts';
import { type Answer, ask } from '../support/serverProcess.ts';
import type { MaliciousFile } from './maliciousFiles.ts';
import type { Desk } from './writers.ts';

/** A field of a form that takes a file. */
export interface Slot {
  readonly form: Form;
  readonly field: string;
  /** True if it accepts a PDF as well as a picture. */
  readonly takesPdf: boolean;
}

export interface Form {
  readonly method: string;
  /** With the id of the record in it where there is one. */
  readonly path: string;
  readonly required: readonly string[];
  readonly files: readonly string[];
  /** True if it adds a record; the others change the existing one. */
  readonly adds: boolean;
}

const EMPLOYEE = '/data/employee';
const MULTIPART = 'multipart/form-data';
/** People have their cards as scans; a face or a logo is a picture. */
const CARD = /_card/;

/** Every field for a file that the running server describes, so that a new one is tested by itself. */
export async function uploadSlots(origin: string, employeeId: string): Promise<Slot[]> {
  const { body } = await ask(origin, 'GET', '/docs/openapi.json');
  const { paths } = body as unknown as OpenApi;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody }]) => {
      const { properties = {}, required = [] } = requestBody?.content[MULTIPART]?.schema ?? {};
      const files = Object.keys(properties).filter((field) => properties[field]?.format === 'binary');
      const adds = path === EMPLOYEE;
      const form = {
        method: method.toUpperCase(),
        path: path.replace('{id}', employeeId),
        // What only some are added without, a schema cannot say: the last name and the pages of the Aadhaar card.
        required: adds ? [...required, 'last_name', 'adhar_card_page_1', 'adhar_card_page_2'] : required,
        files,
        adds,
      };
      return files.map((field) => ({ form, field, takesPdf: CARD.test(field) }));
    }),
  );
}

/** Values that a form needs in addition to its files. */
const valuesFor = (desk: Desk): Readonly<Record<string, string>> => ({
  ...newcomer(desk),
  company_name: 'Meghdhanush',
  address: 'Ring Road, Surat',
});

/** Sends a form with the file in its slot, as a client that respects no rule would write it. */
export async function send(
  desk: Desk,
  { form, field }: Slot,
  file: Pick<MaliciousFile, 'name' | 'type'>,
  content: Buffer,
): Promise<Answer> {
  const boundary = 'a-line-that-no-file-has';
  const parts: Buffer[] = [];
  const add = (head: string, content: Buffer | string) =>
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      CRLF,
    );
  const values = valuesFor(desk);
  for (const name of form.required.filter((required) => required !== field)) {
    if (form.files.includes(name)) add(`name="${name}"; filename="card.pdf"`, Buffer.from(await PDF_FILE.bytes()));
    else if (values[name]) add(`name="${name}"`, values[name]);
    else throw new Error(`${form.method} ${form.path} needs ${name}: say above what it may be.`);
  }
  add(`name="${field}"; filename="${file.name}"${file.type && `\r\nContent-Type: ${file.type}`}`, content);
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return await ask(desk.origin, form.method, form.path, {
    token: desk.token,
    body: new Uint8Array(Buffer.concat(parts)),
    headers: { 'content-type': `${MULTIPART}; boundary=${boundary}` },
  });
}

const CRLF = Buffer.from('\r\n');

/** An employee to change. */
export async function hire(desk: Desk): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(newcomer(desk))) form.set(name, value);
  form.set('adhar_card_page_1', await pictureFile());
  form.set('adhar_card_page_2', PDF_FILE);
  const { body } = await ask(desk.origin, 'POST', EMPLOYEE, { token: desk.token, body: form });
  return String(body.id);
}

/** The signed addresses of all files of the record that the form is about; of none before it is added. */
export async function shownFiles({ origin, token }: Desk, { form }: Slot, answer?: Answer): Promise<string[]> {
  if (form.adds && answer === undefined) return [];
  const path = form.adds ? `/data/employeeDetails/${answer?.body.id}` : form.path;
  const { bytes } = await ask(origin, 'GET', path, { token });
  return String(bytes).match(/\/data\/files\/[^"]+/g) ?? [];
}
