import { chakra } from '@chakra-ui/react/styled-system';

/** A plain block with style props. */
export const Box = chakra('div');
/** A row or column of flexible boxes. */
export const Flex = chakra('div', { base: { display: 'flex' } });
/** Things below each other. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
/** Things beside each other, centred on their line. */
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
/** A grid. */
export const Grid = chakra('div', { base: { display: 'grid' } });
/** A framed surface. */
export const Card = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    p: { base: '4', md: '5' },
  },
});
/** Running text. */
export const Text = chakra('p', {
  base: { margin: 0 },
  variants: {
    tone: { plain: {}, muted: { color: 'muted' }, danger: { color: 'danger' }, success: { color: 'success' } },
    size: { sm: { fontSize: 'sm' }, md: {}, lg: { fontSize: 'lg' } },
  },
});
/** A heading; choose the level with `as`. */
export const Heading = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    lineHeight: '1.25',
    letterSpacing: '-0.005em',
    margin: 0,
    textWrap: 'balance',
  },
  variants: { size: { md: { fontSize: 'lg' }, lg: { fontSize: 'xl' }, xl: { fontSize: '2xl' } } },
  defaultVariants: { size: 'lg' },
});
/** Text that only screen readers meet. */
export const VisuallyHidden = chakra('span', {
  base: { srOnly: true },
});
/** Text that works like a link, as a real link (`as={Link}`) or as a quiet button. */
export const TextLink = chakra('a', {
  base: {
    color: 'madderText',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    cursor: 'pointer',
    background: 'none',
    border: 0,
    padding: 0,
    font: 'inherit',
    fontWeight: 'medium',
    textAlign: 'start',
    _hover: { textDecorationThickness: '2px' },
  },
});
