import { defineConfig } from '@chakra-ui/react/styled-system';
import { tokens } from './tokens.ts';

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

/** By the name of each token of a category, the variable that it stands for; of a distance, its opposite too. */
function variablesOf(category: string): Record<string, string> {
  const { tokens: plain = {}, semanticTokens = {} } = tokens.theme ?? {};
  const names = [plain, semanticTokens].flatMap((group) => Object.keys(Reflect.get(group, category) ?? {}));
  const variables = names.map((name) => [name, `var(--chakra-${cssName(`${category}-${name}`)})`] as const);
  const opposites = variables.map(([name, variable]) => [`-${name}`, `calc(${variable} * -1)`] as const);
  return Object.fromEntries(category === 'spacing' ? [...variables, ...opposites] : variables);
}

/** As Chakra writes it: `fontSizes-2xl` is `font-sizes-2xl`, and a dot is escaped. */
function cssName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace('.', '\\.');
}

function utilities(): Utilities {
  const entries: [property: string, definition: Utilities[string]][] = [
    ...Object.entries({ ...TOKEN_PROPS, colors: COLOUR_PROPS }).flatMap(([category, properties]) => {
      const values = variablesOf(category);
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
