import { invalid } from '@seamline/shared/contract/errors';
import { branchInput } from '@seamline/shared/contract/organisation/branch-changes';
import { date, requiredDate } from '@seamline/shared/contract/wire/dates';
import { idParameter, requiredText, trueFalse, upload } from '@seamline/shared/contract/wire/fields';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RefusedFile } from './fileKinds.ts';
import { contractResolver } from './useContractForm.ts';

const NO_FIELDS = { fields: {}, shouldUseNativeValidation: false } as const;

describe('the resolver of a contract', () => {
  test('returns valid values trimmed', async () => {
    const check = contractResolver(branchInput);
    const { values, errors } = await check(
      { name: '  Surat ', code: '', branch_type: 'Factory' },
      undefined,
      NO_FIELDS,
    );
    expect(values).toEqual({ name: 'Surat', code: '', branch_type: 'Factory' });
    expect(errors).toEqual({});
  });

  test('returns the first error of each field', async () => {
    const check = contractResolver(branchInput);
    const { errors } = await check({ name: ' ', code: 'x'.repeat(101), branch_type: '' }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({
      name: { message: invalid('required') },
      code: { message: invalid('too_long', { max: 100 }) },
      branch_type: { message: invalid('required') },
    });
  });

  test('accepts numbers and booleans, regardless of their encoding on the wire', async () => {
    const check = contractResolver(z.object({ branch_id: idParameter, is_active: trueFalse }));
    const { values } = await check({ branch_id: 7, is_active: false }, undefined, NO_FIELDS);
    expect(values).toEqual({ branch_id: 7, is_active: false });
  });

  test('sets an error inside a list or a group at the path of its field', async () => {
    const schema = z.object({ days: z.array(z.object({ start: requiredText(5) })) });
    const { errors } = await contractResolver(schema)(
      { days: [{ start: '09:00' }, { start: '' }] },
      undefined,
      NO_FIELDS,
    );
    expect(errors).toMatchObject({ days: [undefined, { start: { message: invalid('required') } }] });
  });

  test('explains a date that cannot be read by an example as people type it', async () => {
    const check = contractResolver(z.object({ born: date, hired: requiredDate }));
    const { errors } = await check({ born: '31-02-2026', hired: '' }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({
      born: { message: invalid('unreadable_date') },
      hired: { message: invalid('required') },
    });
  });

  test('refuses a form with a refused file instead of sending it without the file', async () => {
    const check = contractResolver(z.object({ name: z.string(), logo: z.optional(upload) }));
    const logo = new RefusedFile(new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }), 'pictureType');
    const { values, errors } = await check({ name: 'Surat', logo }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({ logo: { message: 'Choose a JPEG, PNG or WebP picture.' } });
    expect(errors).not.toHaveProperty('name');
    expect(values).toEqual({});
  });

  test('sets an error without a field on the form', async () => {
    const schema = z
      .object({ from: z.string(), to: z.string() })
      .check(z.refine((values) => values.from < values.to, 'The end comes after the start.'));
    const { errors } = await contractResolver(schema)({ from: 'b', to: 'a' }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({ root: { message: 'The end comes after the start.' } });
  });
});
