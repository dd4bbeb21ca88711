import type { Api } from '@seamline/e2e/fixtures';

/** A picture of one pixel, the smallest file that the server accepts as a document. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A file for a file chooser. */
export const pngFile = (name = 'card.png') => ({ name, mimeType: 'image/png', buffer: PNG });
export const pdfFile = (name = 'card.pdf') => ({ name, mimeType: 'application/pdf', buffer: PDF });

interface Named {
  id: number;
  name: string;
}

export interface Lookups {
  designations: Named[];
  shifts: Named[];
  branches: (Named & { departments: (Named & { sub_departments: Named[] })[] })[];
}

/** Returns a unique text of letters, since names with digits look invented. */
export function unique(): string {
  return Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

/** Returns a unique mobile number. */
export function freshNumber(): string {
  return `6${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

/** Adds an employee over HTTP and returns their id. */
export async function addEmployee(owner: Api, values: Record<string, string> = {}): Promise<number> {
  const lookups = await owner.get<Lookups>('/data/employee/select');
  const form = new FormData();
  const all = {
    full_name: `Hetal ${unique()}`,
    first_name: 'Hetal',
    last_name: 'Desai',
    country_code: '+91',
    mobile_number: freshNumber(),
    birth_date: '1992-03-08',
    joining_date: '2019-06-01',
    gender: 'FEMALE',
    employment_type: 'FULL_TIME',
    designation_id: String(lookups.designations[0]?.id),
    branch_id: String(lookups.branches[0]?.id),
    ...values,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const page of ['adhar_card_page_1', 'adhar_card_page_2']) {
    form.append(page, new File([new Uint8Array(PNG)], 'card.png', { type: 'image/png' }));
  }
  return (await owner.post<{ id: number }>('/data/employee', {}, form)).id;
}
