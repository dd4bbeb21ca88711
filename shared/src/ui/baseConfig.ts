import { defineConfig } from '@chakra-ui/react/styled-system';

// Chakra's own base knows some 250 style props and 100 conditions and is a fifth of what this door weighs.
// Here stands what the suite uses; anything else is plain CSS in a nested selector.

/** Style props by the tokens that they take. */
const TOKEN_PROPS = {
  spacing: `gap rowGap columnGap inset insetInline insetBlock top bottom left right
    insetInlineStart insetInlineEnd insetBlockStart insetBlockEnd
    margin marginTop marginRight marginBottom marginLeft marginInline marginBlock
    marginInlineStart marginInlineEnd marginBlockStart marginBlockEnd
    padding paddingTop paddingRight paddingBottom paddingLeft paddingInline paddingBlock
    paddingInlineStart paddingInlineEnd paddingBlockStart paddingBlockEnd
    scrollMarginTop scrollPaddingTop textIndent`,
  sizes: 'width height minWidth minHeight maxWidth maxHeight inlineSize blockSize flexBasis',
  radii: `borderRadius borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius`,
  shadows: 'boxShadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
} as const;

const COLOUR_PROPS = `background backgroundColor color fill stroke accentColor caretColor outlineColor textDecorationColor
  borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor
  borderInlineStartColor borderInlineEndColor borderBlockStartColor borderBlockEndColor`;

const SHORTHANDS: Record<string, string[]> = {
  background: ['bg'],
  margin: ['m'],
  marginTop: ['mt'],
  marginRight: ['mr'],
  marginBottom: ['mb'],
  marginLeft: ['ml'],
  marginInline: ['mx'],
  marginBlock: ['my'],
  marginInlineStart: ['ms'],
  marginInlineEnd: ['me'],
  padding: ['p'],
  paddingTop: ['pt'],
  paddingRight: ['pr'],
  paddingBottom: ['pb'],
  paddingLeft: ['pl'],
  paddingInline: ['px'],
  paddingBlock: ['py'],
  paddingInlineStart: ['ps'],
  paddingInlineEnd: ['pe'],
  width: ['w'],
  height: ['h'],
  minWidth: ['minW'],
  minHeight: ['minH'],
  maxWidth: ['maxW'],
  maxHeight: ['maxH'],
  borderRadius: ['rounded'],
  boxShadow: ['shadow'],
  flexDirection: ['flexDir'],
};

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
const TRUNCATED = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

type Utilities = NonNullable<Parameters<typeof defineConfig>[0]['utilities']>;

function utilities(): Utilities {
  const entries: [property: string, definition: Utilities[string]][] = [
    ...Object.entries(TOKEN_PROPS).flatMap(([values, properties]) =>
      words(properties).map((property): [string, Utilities[string]] => [
        property,
        { values: values as keyof typeof TOKEN_PROPS },
      ]),
    ),
    ...words(COLOUR_PROPS).map((property): [string, Utilities[string]] => [property, { values: 'colors' }]),
    ['flexDirection', {}],
    ['srOnly', { values: { type: 'boolean' }, transform: (isOn) => (isOn ? VISUALLY_HIDDEN : {}) }],
    ['truncate', { values: { type: 'boolean' }, transform: (isOn) => (isOn ? TRUNCATED : {}) }],
  ];
  return Object.fromEntries(
    entries.map(([property, definition]) => [property, { ...definition, shorthand: SHORTHANDS[property] }]),
  ) as Utilities;
}

function words(list: string): string[] {
  return list.split(/\s+/);
}

/** The mechanics below the look: style props, shorthands and conditions. */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover):not(:disabled)'],
    active: '&:active:not(:disabled)',
    focus: '&:focus',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:disabled',
    checked: '&:checked',
    invalid: '&[aria-invalid=true]',
    expanded: '&[aria-expanded=true]',
    currentPage: '&[aria-current=page]',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder',
    backdrop: '&::backdrop',
    first: '&:first-of-type',
    last: '&:last-of-type',
    dark: '.dark &',
    light: ':root &, .light &',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
  },
  utilities: utilities(),
});
