import { Card as ChakraCard } from '@chakra-ui/react/card';
import { Text as ChakraText, type TextProps as ChakraTextProps } from '@chakra-ui/react/text';
import type { ComponentProps } from 'react';

/** @deprecated Remotes import each of these from Chakra's own subpath, such as `@chakra-ui/react/box`. */
export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { Heading } from '@chakra-ui/react/heading';
export { Link as TextLink } from '@chakra-ui/react/link';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

/**
 * A framed section of a page.
 * @deprecated Use Chakra's `Card.Root` with `as="section"`.
 */
export function Card(props: ComponentProps<typeof ChakraCard.Root>) {
  return <ChakraCard.Root as="section" {...props} />;
}

interface TextProps extends Omit<ChakraTextProps, 'size'> {
  tone?: 'plain' | 'muted' | 'danger' | 'success';
  size?: 'sm' | 'md' | 'lg';
}

const TONES = { plain: undefined, muted: 'fg.muted', danger: 'danger.fg', success: 'success.fg' } as const;

/**
 * Running text.
 * @deprecated Use Chakra's `Text` with `color` and `fontSize`.
 */
export function Text({ tone = 'plain', size, ...props }: TextProps) {
  return <ChakraText color={TONES[tone]} fontSize={size} {...props} />;
}
