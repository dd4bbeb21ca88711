import { defineConfig } from '@chakra-ui/react/styled-system';
import { TOKEN_NAMES, words } from './tokenNames.ts';

// Chakra's default base has some 250 style props and 100 conditions: 4 kB for the sign-in and 8 ms of work at each start
// (docs/decisions/0018-chakra-components.md). This one has those that the suite and its components use; anything else is
// plain CSS in a nested selector.

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

/** Returns the variable of each token of a category by the token's name; for distances the negative ones too. */
function variablesOf(category: keyof typeof TOKEN_NAMES): Record<string, string> {
  const names = TOKEN_NAMES[category];
  const variables = names.map((name) => [name, variableOf(category, name)] as const);
  const opposites = variables.map(([name, variable]) => [`-${name}`, `calc(${variable} * -1)`] as const);
  if (category === 'spacing') return Object.fromEntries([...variables, ...opposites]);
  if (category !== 'colors') return Object.fromEntries(variables);
  const palette = SHADES.map((shade) => `colorPalette.${shade}`);
  return Object.fromEntries([...variables, ...palette.map((name) => [name, variableOf('colors', name)] as const)]);
}

function variableOf(category: string, name: string): string {
  return `var(--chakra-${cssName(`${category}-${name}`)})`;
}

/** Shades of a palette such as `danger`; `colorPalette.solid` is the shade of the element's palette. */
const SHADES = ['solid', 'emphasized', 'contrast', 'fg', 'subtle'];

/** Returns the variables that `colorPalette="danger"` sets. */
export function paletteOf(name: string): Record<`--${string}`, string> {
  return Object.fromEntries(
    SHADES.map((shade) => [
      `--chakra-${cssName(`colors-colorPalette-${shade}`)}`,
      variableOf('colors', `${name}.${shade}`),
    ]),
  );
}

/** Writes a name as Chakra does: `fontSizes-2xl` is `font-sizes-2xl`, and the dot of a number is escaped. */
function cssName(name: string): string {
  return name
    .replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
    .replaceAll(/\.(?=\d)/g, '\\.')
    .replaceAll(/\.(?!\d)/g, '-');
}

function utilities(): Utilities {
  const entries: [property: string, definition: Utilities[string]][] = [
    ...Object.entries({ ...TOKEN_PROPS, colors: COLOUR_PROPS }).flatMap(([category, properties]) => {
      const values = variablesOf(category as keyof typeof TOKEN_NAMES);
      return words(properties).map((property): [string, Utilities[string]] => [property, { values }]);
    }),
    ['flexDirection', {}],
    ['srOnly', { values: { type: 'boolean' }, transform: (isOn) => (isOn ? VISUALLY_HIDDEN : {}) }],
    ['truncate', { values: { type: 'boolean' }, transform: (isOn) => (isOn ? TRUNCATED : {}) }],
  ];
  return Object.fromEntries(
    entries.map(([property, definition]) => [property, { ...definition, shorthand: SHORTHANDS[property] }]),
  ) as Utilities;
}

/** The base of the system: style props, shorthands and conditions. */
export const baseConfig = defineConfig({
  // As in Chakra's default base.
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    open: '&:is([open], [data-open], [data-state=open])',
    closed: '&:is([closed], [data-closed], [data-state=closed])',
    currentPage: '&[aria-current=page]',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder, &[data-placeholder]',
    backdrop: '&::backdrop',
    first: '&:first-of-type',
    last: '&:last-of-type',
    dark: '.dark &, .dark .chakra-theme:not(.light) &',
    light: ':root &, .light &',
    icon: '& :where(svg)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    highContrast: '@media (forced-colors: active)',
    print: '@media print',
  },
  utilities: utilities(),
});
