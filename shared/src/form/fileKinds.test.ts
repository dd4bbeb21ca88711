import { expect, test } from 'vitest';
import { isPdf, problemOf, typesOf } from './fileKinds.ts';

const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'file', { type });

test('a field for pictures accepts JPEG, PNG and WebP', () => {
  expect(typesOf('pictures')).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  for (const type of typesOf('pictures')) expect(problemOf(file(type), 'pictures')).toBeUndefined();
  expect(problemOf(file('application/pdf'), 'pictures')).toBe('pictureType');
  expect(problemOf(file('image/svg+xml'), 'pictures')).toBe('pictureType');
});

test('a field for documents accepts PDF as well', () => {
  expect(problemOf(file('application/pdf'), 'documents')).toBeUndefined();
  expect(problemOf(file('text/html'), 'documents')).toBe('documentType');
});

test('an empty file and one over 5 MB are refused', () => {
  expect(problemOf(file('image/png', 0), 'pictures')).toBe('fileEmpty');
  expect(problemOf(file('image/png', 5 * 1024 * 1024), 'pictures')).toBeUndefined();
  expect(problemOf(file('image/png', 5 * 1024 * 1024 + 1), 'pictures')).toBe('fileSize');
});

test('a stored PDF is recognised by its URL, with or without a signature', () => {
  expect(isPdf(undefined, '/files/7.pdf?signature=x')).toBe(true);
  expect(isPdf(undefined, '/files/7.pdf')).toBe(true);
  expect(isPdf(undefined, '/files/7.jpg?name=a.pdfx')).toBe(false);
  expect(isPdf(file('image/png'), '/files/7.pdf')).toBe(false);
  expect(isPdf(undefined, null)).toBe(false);
});
