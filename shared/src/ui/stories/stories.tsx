import { Card } from '@chakra-ui/react/card';
import { Input } from '@chakra-ui/react/input';
import { Link as TextLink } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ReactNode } from 'react';
import {
  Button,
  Checkbox,
  ConfirmDialog,
  DayField,
  EmptyState,
  ErrorState,
  Field,
  Icon,
  IconButton,
  LoadingState,
  NativeSelect,
  Notice,
  PasswordInput,
  SearchInput,
  Switch,
} from '../ui.ts';

const VARIANTS = ['solid', 'outline', 'ghost'] as const;
const ignore = () => undefined;

function buttons(props: { busy?: boolean; disabled?: boolean; size?: 'sm' } = {}): ReactNode {
  return VARIANTS.map((variant) => (
    <Button key={variant} variant={variant} {...props}>
      Save the {variant} one
    </Button>
  ));
}

/** All components in each of their states, by name. */
export const stories: Readonly<Record<string, () => ReactNode>> = {
  'button: variants': () => buttons(),
  'button: small': () => buttons({ size: 'sm' }),
  'button: disabled': () => buttons({ disabled: true }),
  'button: busy': () => buttons({ busy: true }),
  'button: danger': () => <Button colorPalette="danger">Delete</Button>,
  'button: icon': () => (
    <IconButton label="Close">
      <Icon name="close" />
    </IconButton>
  ),
  link: () => <TextLink href="#kit">Branches</TextLink>,
  'field: text': () => (
    <Field label="Name" hint="As on the sign" required>
      {(control) => <Input {...control} />}
    </Field>
  ),
  'field: invalid': () => (
    <Field label="Name" error="A name is required.">
      {(control) => <Input {...control} />}
    </Field>
  ),
  'field: date': () => <DayField label="Last day from" value="2026-11-23" change={ignore} />,
  'field: read-only and disabled': () => (
    <>
      <Field label="Code">{(control) => <Input {...control} readOnly defaultValue="SRT" />}</Field>
      <Field label="Type">{(control) => <Input {...control} disabled defaultValue="Office" />}</Field>
    </>
  ),
  'field: long text': () => (
    <Field label="Notes">{(control) => <Textarea {...control} defaultValue="Two lines" />}</Field>
  ),
  'field: choice': () => (
    <Field label="Branch">
      {(control) => (
        <NativeSelect {...control}>
          <option>Ring Road</option>
        </NativeSelect>
      )}
    </Field>
  ),
  'field: password': () => (
    <Field label="Password">
      {(control) => (
        <PasswordInput {...control} autoComplete="new-password" showLabel="Show password" hideLabel="Hide password" />
      )}
    </Field>
  ),
  search: () => <SearchInput label="Search branches" value="Ring" change={ignore} />,
  toggles: () => (
    <>
      <Checkbox label="Paid" hint="Counts as worked" defaultChecked />
      <Checkbox label="Half days" error="Choose one." />
      <Switch label="Active" defaultChecked />
      <Switch label="Locked" disabled />
    </>
  ),
  notices: () => (
    <>
      <Notice tone="error" detail="The server did not answer." below={<Button size="sm">Retry</Button>}>
        The branch could not be saved.
      </Notice>
      <Notice tone="success">Saved.</Notice>
      <Notice>One branch has no code.</Notice>
    </>
  ),
  card: () => <Card.Root as="section">Panel</Card.Root>,
  skeleton: () => <Skeleton width="10rem" />,
  'state: empty': () => (
    <EmptyState title="No branches found." action={<Button>Add Branch</Button>}>
      A branch is a place where people work.
    </EmptyState>
  ),
  'state: failed': () => <ErrorState title="Failed to fetch branches." detail="No connection" retry={ignore} />,
  'state: loading': () => <LoadingState>Loading branches...</LoadingState>,
  'dialog: confirmation': () => (
    <ConfirmDialog title="Delete?" confirmLabel="Delete" danger confirm={ignore} close={ignore}>
      <p>Ring Road</p>
    </ConfirmDialog>
  ),
};

/** Renders a story with the space around it that a page gives. */
export function Story({ name }: { name: string }) {
  return (
    <Stack gap="4" padding="4">
      {stories[name]?.()}
    </Stack>
  );
}
