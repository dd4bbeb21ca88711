import { Link as TextLink } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button, Icon, IconButton, RowAction } from '../ui.ts';

export default { title: 'Kit/Button' } satisfies Meta;

type Story = StoryObj;

const VARIANTS = ['solid', 'outline', 'ghost'] as const;

function buttons(props: { busy?: boolean; disabled?: boolean; size?: 'sm' } = {}) {
  return (
    <Stack gap="4">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          Save the {variant} one
        </Button>
      ))}
    </Stack>
  );
}

export const Variants: Story = { render: () => buttons() };
export const Small: Story = { render: () => buttons({ size: 'sm' }) };
export const Disabled: Story = { render: () => buttons({ disabled: true }) };
export const Busy: Story = { render: () => buttons({ busy: true }) };
export const Danger: Story = { render: () => <Button colorPalette="danger">Delete</Button> };
export const IconOnly: Story = {
  render: () => (
    <IconButton label="Close">
      <Icon name="close" />
    </IconButton>
  ),
};
export const OfRow: Story = {
  render: () => (
    <div>
      <RowAction icon="edit" label="Edit Ring Road" />
      <RowAction icon="trash" label="Delete Ring Road" tone="danger" />
    </div>
  ),
};
export const Link: Story = { render: () => <TextLink href="#kit">Branches</TextLink> };
