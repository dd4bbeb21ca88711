import { branchInput } from '@seamline/shared/contract/branches';
import { invalid } from '@seamline/shared/contract/errors';
import { idParameter, requiredText, trueFalse, upload } from '@seamline/shared/contract/fields';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractResolver } from './contractResolver.ts';
import { RefusedFile } from './fileKinds.ts';

const NO_FIELDS = { fields: {}, shouldUseNativeValidation: false } as const;

describe('checking a form with a contract', () => {
  test('what is right is handed on trimmed', async () => {
    const check = contractResolver(branchInput);
    const { values, errors } = await check(
      { name: '  Surat ', code: '', branch_type: 'Factory' },
      undefined,
      NO_FIELDS,
    );
    expect(values).toEqual({ name: 'Surat', code: '', branch_type: 'Factory' });
    expect(errors).toEqual({});
  });

  test('each field gets the first of its reasons', async () => {
    const check = contractResolver(branchInput);
    const { errors } = await check({ name: ' ', code: 'x'.repeat(101), branch_type: '' }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({
      name: { message: invalid('required') },
      code: { message: invalid('too_long', { max: 100 }) },
      branch_type: { message: invalid('required') },
    });
  });

  test('a form holds numbers and booleans, whatever their spelling on the wire', async () => {
    const check = contractResolver(z.object({ branch_id: idParameter, is_active: trueFalse }));
    const { values } = await check({ branch_id: 7, is_active: false }, undefined, NO_FIELDS);
    expect(values).toEqual({ branch_id: 7, is_active: false });
  });

  test('a reason inside a list or a group stands where its field is', async () => {
    const schema = z.object({ days: z.array(z.object({ start: requiredText(5) })) });
    const { errors } = await contractResolver(schema)(
      { days: [{ start: '09:00' }, { start: '' }] },
      undefined,
      NO_FIELDS,
    );
    expect(errors).toMatchObject({ days: [undefined, { start: { message: invalid('required') } }] });
  });

  test('half a date, which the browser takes for none, is not one that was left out', async () => {
    const check = contractResolver(z.object({ born: z.string(), hired: z.string() }));
    const field = (name: string, badInput: boolean) => ({ name, ref: { name, validity: { badInput } } });
    const { errors } = await check({ born: '', hired: '' }, undefined, {
      names: ['born', 'hired'],
      fields: { born: field('born', true), hired: field('hired', false) },
      shouldUseNativeValidation: false,
    });
    expect(errors).toMatchObject({ born: { message: invalid('incomplete_date') } });
    expect(errors).not.toHaveProperty('hired');
  });

  test('a file that its field does not take keeps the form from being sent without it', async () => {
    const check = contractResolver(z.object({ name: z.string(), logo: z.optional(upload) }));
    const logo = new RefusedFile(new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }), 'pictureType');
    const { values, errors } = await check({ name: 'Surat', logo }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({ logo: { message: 'Choose a JPEG, PNG or WebP picture.' } });
    expect(errors).not.toHaveProperty('name');
    expect(values).toEqual({});
  });

  test('a reason that belongs to no single field stands at the form', async () => {
    const schema = z
      .object({ from: z.string(), to: z.string() })
      .check(z.refine((values) => values.from < values.to, 'The end comes after the start.'));
    const { errors } = await contractResolver(schema)({ from: 'b', to: 'a' }, undefined, NO_FIELDS);
    expect(errors).toMatchObject({ root: { message: 'The end comes after the start.' } });
  });
});
