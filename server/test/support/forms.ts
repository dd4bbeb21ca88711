import sharp from 'sharp';
import { type Answer, freshNumber, type TestApp } from './testApp.ts';

export type FormEntries = readonly (readonly [name: string, value: string | File])[];

/** Sends a multipart form as a browser does. */
export async function sendForm(
  { app }: TestApp,
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  entries: FormEntries,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await app.inject({
    method,
    url: `${path}?token=${token}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A picture of one colour. */
export async function pictureFile(name = 'picture.png', colour = '#8c2b3c'): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

/** A PDF of one empty page. */
export function pdfText(): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  return `%PDF-1.7\n${objects.join('')}trailer<</Size 4/Root 1 0 R>>\n%%EOF\n`;
}

export const PDF_FILE = new File([pdfText()], 'card.pdf', { type: 'application/pdf' });

/** The values of the form for a new employee, without the documents. */
export function newcomer(place: { readonly branchId: number | string; readonly designationId: number | string }) {
  return {
    full_name: 'Hetal Desai',
    first_name: 'Hetal',
    last_name: 'Desai',
    country_code: '+91',
    mobile_number: freshNumber(),
    birth_date: '1992-03-08',
    joining_date: '2019-06-01',
    gender: 'FEMALE',
    employment_type: 'FULL_TIME',
    designation_id: String(place.designationId),
    branch_id: String(place.branchId),
  };
}
