import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LARGEST_FILE } from '@seamline/shared/contract/wire/fields';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';

/** Kinds of files that a field accepts: pictures only, or pictures and PDF. */
export type FileKinds = 'pictures' | 'documents';

/** Returns the media types that a field offers in the file chooser. */
export function typesOf(kinds: FileKinds): string[] {
  return kinds === 'pictures' ? PICTURES : [...PICTURES, PDF];
}

/** Reasons why a field does not accept a file. */
export const FILE_PROBLEMS = {
  pictureType: msg`Choose a JPEG, PNG or WebP picture.`,
  documentType: msg`Choose a JPEG, PNG or WebP picture, or a PDF.`,
  fileSize: msg`Choose a file of at most 5 MB.`,
  fileEmpty: msg`This file is empty. Choose another one.`,
  fileUnreadable: msg`This file is not a picture that can be shown. Choose another one.`,
} satisfies Record<string, MessageDescriptor>;

export type FileProblem = keyof typeof FILE_PROBLEMS;

/** Hints of fields that have none of their own. */
export const FILE_HINTS: Readonly<Record<FileKinds, MessageDescriptor>> = {
  pictures: msg`JPEG, PNG or WebP, at most 5 MB.`,
  documents: msg`JPEG, PNG, WebP or PDF, at most 5 MB.`,
};

/**
 * A file that its field does not take, without its content. It is the field's value, so that the form cannot be sent
 * until another file is chosen or the choice is undone.
 */
export class RefusedFile extends File {
  readonly problem: FileProblem;

  constructor({ name, type }: File, problem: FileProblem) {
    super([], name, { type });
    this.problem = problem;
  }
}

/** Returns the reason for refusing a file by its declared type and size. The server checks the content. */
export function problemOf(file: File, kinds: FileKinds): FileProblem | undefined {
  if (!typesOf(kinds).includes(file.type)) return kinds === 'pictures' ? 'pictureType' : 'documentType';
  if (file.size === 0) return 'fileEmpty';
  return file.size > LARGEST_FILE ? 'fileSize' : undefined;
}

/** Returns whether the chosen file, or else the stored file at a URL, is a PDF. */
export function isPdf(file: File | undefined, url: string | null): boolean {
  return file ? file.type === PDF : /\.pdf(\?|$)/.test(url ?? '');
}
