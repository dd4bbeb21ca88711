/** The exports of Chakra's components that the shell provides to the remotes, each under its own subpath. */
export { Alert } from '@chakra-ui/react/alert';
export { Box } from '@chakra-ui/react/box';
export { Card } from '@chakra-ui/react/card';
export { EmptyState } from '@chakra-ui/react/empty-state';
export { Field } from '@chakra-ui/react/field';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { Heading } from '@chakra-ui/react/heading';
export { Input } from '@chakra-ui/react/input';
export { Link } from '@chakra-ui/react/link';
export { NativeSelect } from '@chakra-ui/react/native-select';
export { Skeleton } from '@chakra-ui/react/skeleton';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { chakra } from '@chakra-ui/react/styled-system';
export { Text } from '@chakra-ui/react/text';
export { Textarea } from '@chakra-ui/react/textarea';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
