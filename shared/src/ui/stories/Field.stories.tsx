import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Checkbox, DayField, Field, NativeSelect, PasswordInput, SearchInput, Switch } from '../ui.ts';

export default { title: 'Kit/Field' } satisfies Meta;

type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <Field label="Name" hint="As on the sign" required>
      {(control) => <Input {...control} />}
    </Field>
  ),
};
export const Invalid: Story = {
  render: () => (
    <Field label="Name" error="A name is required.">
      {(control) => <Input {...control} />}
    </Field>
  ),
};
export const Day: Story = {
  render: () => <DayField label="Last day from" value="2026-11-23" change={() => undefined} />,
};
export const ReadOnlyAndDisabled: Story = {
  render: () => (
    <Stack gap="4">
      <Field label="Code">{(control) => <Input {...control} readOnly defaultValue="SRT" />}</Field>
      <Field label="Type">{(control) => <Input {...control} disabled defaultValue="Office" />}</Field>
    </Stack>
  ),
};
export const LongText: Story = {
  render: () => <Field label="Notes">{(control) => <Textarea {...control} defaultValue="Two lines" />}</Field>,
};
export const Choice: Story = {
  render: () => (
    <Field label="Branch">
      {(control) => (
        <NativeSelect {...control}>
          <option>Ring Road</option>
        </NativeSelect>
      )}
    </Field>
  ),
};
export const Password: Story = {
  render: () => (
    <Field label="Password">
      {(control) => (
        <PasswordInput {...control} autoComplete="new-password" showLabel="Show password" hideLabel="Hide password" />
      )}
    </Field>
  ),
};
export const Search: Story = {
  render: () => <SearchInput label="Search branches" value="Ring" change={() => undefined} />,
};
export const Toggles: Story = {
  render: () => (
    <Stack gap="4">
      <Checkbox label="Paid" hint="Counts as worked" defaultChecked />
      <Checkbox label="Half days" error="Choose one." />
      <Switch label="Active" defaultChecked />
      <Switch label="Locked" disabled />
    </Stack>
  ),
};
