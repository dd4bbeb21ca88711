import { LARGEST_FILE } from '@seamline/shared/contract/fields';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';

/** What a slot takes: pictures alone, or PDF as well. */
export type Accepted = 'pictures' | 'documents';

/** The types that a slot offers in the file chooser. */
export function typesOf(accepted: Accepted): string[] {
  return accepted === 'pictures' ? PICTURES : [...PICTURES, PDF];
}

/** Why a slot does not take a file; what it really is, the server finds out from its content. */
export function problemOf(file: File, accepted: Accepted): 'pictureType' | 'documentType' | 'tooLarge' | undefined {
  if (!typesOf(accepted).includes(file.type)) return accepted === 'pictures' ? 'pictureType' : 'documentType';
  return file.size > LARGEST_FILE ? 'tooLarge' : undefined;
}

export function isPdf(file: File | undefined, address: string | null): boolean {
  return file ? file.type === PDF : /\.pdf(\?|$)/.test(address ?? '');
}
