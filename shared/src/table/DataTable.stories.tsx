import { Button, RowAction } from '@seamline/shared/ui';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { actions, DataTable, Loaded, text } from './table.ts';

export default { title: 'Table' } satisfies Meta;

type Story = StoryObj;

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly people: number;
}

const BRANCHES: readonly Branch[] = [
  { id: 1, name: 'Ring Road', code: 'SRT', people: 41 },
  { id: 2, name: 'Vesu Showroom', code: 'VSU', people: 7 },
  { id: 3, name: 'W'.repeat(189), code: 'W', people: 0 },
];

function table(rows: readonly Branch[], total = rows.length) {
  return (
    <DataTable
      caption="Branches"
      columns={[
        text<Branch>('name', 'Name', { rowHeader: true }),
        text<Branch>('code', 'Code'),
        text<Branch>('people', 'Employees', { align: 'end', priority: 'low' }),
        actions<Branch>('Actions', ({ name }) => <RowAction icon="edit" label={`Edit ${name}`} />),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      total={total}
      empty={{
        icon: 'list',
        title: 'No branches found.',
        why: 'A branch is a place where people work.',
        add: <Button>Add Branch</Button>,
        noMatch: 'No branch matches “Ring”.',
        clear: <Button variant="outline">Clear search</Button>,
      }}
    />
  );
}

const loaded = (query: { data?: readonly Branch[]; error?: Error }) => (
  <Loaded
    query={{ data: query.data, error: query.error ?? null, isFetching: false, refetch: () => undefined }}
    loading="Loading branches..."
    failed="Failed to fetch branches."
  >
    {(rows) => table(rows)}
  </Loaded>
);

export const Full: Story = { render: () => table(BRANCHES) };
export const Empty: Story = { render: () => table([]) };
export const WithoutMatch: Story = { render: () => table([], BRANCHES.length) };
export const Loading: Story = { render: () => loaded({}) };
export const Failed: Story = { render: () => loaded({ error: new Error('No connection') }) };
export const FailedToRefresh: Story = {
  render: () => loaded({ data: BRANCHES, error: new Error('No connection') }),
};
