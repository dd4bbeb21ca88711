import type { FieldError } from '@seamline/shared/contract/wire/fields';
import { ApiError } from '@seamline/shared/http';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { type ContractForm, placeErrors } from './useContractForm.ts';

type Values = { name: string; code: string };

function newForm(): ContractForm<Values> {
  const forms: ContractForm<Values>[] = [];
  function Sample() {
    forms.push(useForm<Values, unknown, Values>({ defaultValues: { name: '', code: '' } }));
    return null;
  }
  renderToString(<Sample />);
  return forms[0] as ContractForm<Values>;
}

const refusal = (errors: FieldError[]) => new ApiError('Not saved.', { kind: 'server', status: 422, errors });

test('each error of the server is set on its field', () => {
  const form = newForm();
  const errors = [
    { field: 'code', message: 'Use at most 100 characters.' },
    { field: 'name', message: 'This field is required.' },
  ];
  expect(placeErrors(form, refusal(errors))).toBe(true);
  expect(form.getFieldState('name').error?.message).toBe('This field is required.');
  expect(form.getFieldState('code').error?.message).toBe('Use at most 100 characters.');
});

test('an error for a field that the form does not have is reported, so that the form shows its message', () => {
  const form = newForm();
  const errors = [
    { field: 'name', message: 'This field is required.' },
    { field: 'branch_id', message: 'This is not a valid id.' },
  ];
  expect(placeErrors(form, refusal(errors))).toBe(false);
  expect(form.getFieldState('name').error?.message).toBe('This field is required.');
});

test.each([refusal([]), new Error('Broken'), null, 'text'])('%s has no error for any field', (error) => {
  expect(placeErrors(newForm(), error)).toBe(false);
});
