import { useEffect } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as z from 'zod/mini';
import { CheckboxField, FormPage, SelectField, TextAreaField, TextField, useContractForm } from './form.ts';

export default { title: 'Form' } satisfies Meta;

type Story = StoryObj;

const branchInput = z.object({
  name: z.string().check(z.minLength(1, 'A name is required.')),
  branch_type: z.optional(z.string()),
  address: z.optional(z.string()),
  is_open: z.optional(z.boolean()),
});

/** Shows the branch form: as it is opened, or as it is after what its property names. */
function BranchForm({ after }: { after?: 'check' | 'submit' | 'failure' }) {
  const form = useContractForm(branchInput, { name: after === undefined || after === 'check' ? '' : 'Ring Road' });
  useEffect(() => {
    if (after === 'check') void form.trigger();
    if (after === 'submit' || after === 'failure') document.querySelector('form')?.requestSubmit();
  }, [form, after]);
  return (
    <FormPage
      title="Branch"
      submitLabel="Save"
      back="/"
      form={form}
      mutation={{
        mutationFn: () =>
          after === 'failure' ? Promise.reject(new Error('No connection')) : new Promise<void>(() => undefined),
      }}
      onSuccess={() => undefined}
    >
      <TextField name="name" label="Name" required limit={100} />
      <SelectField name="branch_type" label="Branch Type" options={['Showroom', 'Office']} />
      <TextAreaField name="address" label="Address" hint="Street, area and city" />
      <CheckboxField name="is_open" label="Open on Sundays" />
    </FormPage>
  );
}

export const Opened: Story = { render: () => <BranchForm /> };
export const Invalid: Story = { render: () => <BranchForm after="check" /> };
export const Saving: Story = { render: () => <BranchForm after="submit" /> };
export const Failed: Story = { render: () => <BranchForm after="failure" /> };
