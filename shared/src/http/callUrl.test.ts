import { verifyLogin } from '@seamline/shared/contract/access/session';
import { listEmployees } from '@seamline/shared/contract/employees/employees';
import { createBranch, updateBranch } from '@seamline/shared/contract/organisation/branch-changes';
import { endpoint } from '@seamline/shared/contract/wire/endpoint';
import { idParameter, singleSpaced, text } from '@seamline/shared/contract/wire/fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callUrl, encodeFields } from './call.ts';

const HOSTILE = [
  'Cut & Sew',
  'Unit #4',
  'Silk + Cotton',
  'Surat/Adajan',
  '100% Khadi',
  'a=b&token=stolen',
  '?query',
  '..%2F..%2Fetc',
  'સુરત શાખા',
  'सूरत',
  'Maison Hélène',
  '👗✂️ Atelier 👩‍🎨',
  '"quoted" \'single\' \\ back',
  'line one\nline two\ttabbed',
];

/** Returns the query of a URL as the server reads it. */
function received(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url, 'http://localhost').searchParams);
}

describe('the URL of a call', () => {
  test('a value that the contract refuses is refused with the sentence of the contract', () => {
    expect(() => callUrl(listEmployees, undefined, { q: 'a'.repeat(201) })).toThrow(
      expect.objectContaining({ name: 'ApiError', status: 422, message: 'Use at most 200 characters.' }),
    );
  });

  test.each(HOSTILE)('the text %j arrives at the contract as it was typed, and as a single-spaced name', (typed) => {
    const url = callUrl(createBranch, undefined, { name: typed, code: typed, branch_type: 'Showroom' });
    expect(url.startsWith('/data/settings/add-branches?')).toBe(true);
    expect(z.decode(createBranch.query, received(url) as never)).toEqual({
      name: singleSpaced(typed),
      code: typed,
      branch_type: 'Showroom',
    });
  });

  test('any text survives encoding and decoding', () => {
    const anyName = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
      .map((name) => singleSpaced(name.normalize('NFC')))
      .filter((name) => /^\P{C}+$/u.test(name) && name.trim() === name);
    fc.assert(
      fc.property(anyName, fc.integer({ min: 1, max: 2_147_483_647 }), (name, branch_id) => {
        const change = { branch_id, name, code: name, branch_type: 'Factory' };
        expect(z.decode(updateBranch.query, received(callUrl(updateBranch, undefined, change)) as never)).toEqual(
          change,
        );
      }),
    );
  });

  test('ids are spelt with digits', () => {
    const url = callUrl(updateBranch, undefined, { branch_id: 7, name: 'A', code: 'B', branch_type: 'C' });
    expect(received(url)).toEqual({ branch_id: '7', name: 'A', code: 'B', branch_type: 'C' });
  });

  test('an undefined value is left out', () => {
    expect(callUrl(createBranch, undefined, { name: 'A', branch_type: 'C' })).toBe(
      '/data/settings/add-branches?name=A&branch_type=C',
    );
  });

  test('a parameter in the path cannot leave its segment', () => {
    const removal = endpoint({
      method: 'DELETE',
      path: '/data/members/:name/shifts/:id',
      summary: 'For this test',
      params: z.object({ name: text(100), id: idParameter }),
      answer: z.object({}),
    });
    expect(callUrl(removal, { name: '../a/b?c#d', id: 3 }, undefined)).toBe(
      '/data/members/..%2Fa%2Fb%3Fc%23d/shifts/3',
    );
  });

  test('a password with every reserved character arrives whole', () => {
    const password = "&=+#%/?:@!$'()*,;[] 🔑";
    expect(received(callUrl(verifyLogin, undefined, { number: '9876500001', password })).password).toBe(password);
  });

  test('a call without a query has no question mark', () => {
    expect(
      callUrl({ method: 'GET', path: '/data/session', summary: '', answer: z.object({}) }, undefined, undefined),
    ).toBe('/data/session');
  });
});

describe('the values of a form', () => {
  test('a list is encoded as one entry for each of its values', () => {
    const fields = z.object({ clear: z.array(z.string()), name: z.optional(z.string()) });
    expect(encodeFields(fields, { clear: ['pan', 'aadhaar'] })).toEqual([
      ['clear', 'pan'],
      ['clear', 'aadhaar'],
    ]);
  });
});
