import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Avatar, Badge, Button, ConfirmDialog, Dialog, EmptyState, ErrorState, LoadingState, Notice } from '../ui.ts';

export default { title: 'Kit/Feedback' } satisfies Meta;

type Story = StoryObj;

const ignore = () => undefined;
const TONES = ['neutral', 'accent', 'success', 'danger'] as const;

export const Notices: Story = {
  render: () => (
    <Stack gap="4">
      <Notice tone="error" detail="The server did not answer." below={<Button size="sm">Retry</Button>}>
        The branch could not be saved.
      </Notice>
      <Notice tone="success">Saved.</Notice>
      <Notice>One branch has no code.</Notice>
    </Stack>
  ),
};
export const Badges: Story = {
  render: () => (
    <div>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};
export const Avatars: Story = {
  render: () => (
    <div>
      <Avatar name="Isha Mehta" source={null} />
      <Avatar name="" source={null} size={64} />
    </div>
  ),
};
export const Panel: Story = { render: () => <Card.Root as="section">Panel</Card.Root> };
export const Placeholder: Story = { render: () => <Skeleton width="10rem" /> };
export const Empty: Story = {
  render: () => (
    <EmptyState title="No branches found." action={<Button>Add Branch</Button>}>
      A branch is a place where people work.
    </EmptyState>
  ),
};
export const Failed: Story = {
  render: () => <ErrorState title="Failed to fetch branches." detail="No connection" retry={ignore} />,
};
export const Loading: Story = { render: () => <LoadingState>Loading branches...</LoadingState> };
export const DialogOfFacts: Story = {
  render: () => (
    <Dialog title="About" close={ignore}>
      <p>Ring Road</p>
    </Dialog>
  ),
};
export const Confirmation: Story = {
  render: () => (
    <ConfirmDialog title="Delete?" confirmLabel="Delete" danger confirm={ignore} close={ignore}>
      <p>Ring Road</p>
    </ConfirmDialog>
  ),
};
