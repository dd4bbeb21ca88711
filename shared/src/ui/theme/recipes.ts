import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Common styles of text controls. */
const control = {
  width: '100%',
  minWidth: '0',
  minHeight: 'control',
  // An input group reserves this width for its icon.
  '--input-height': 'var(--chakra-sizes-control)',
  paddingInline: '2.5',
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  // Below 16 px a phone zooms into a field that gets the focus.
  fontSize: { base: 'lg', md: 'md' },
  _placeholder: { color: 'fg.muted', opacity: 1, _print: { opacity: 0 } },
  // On paper a value is a text.
  _print: { borderColor: 'transparent !important', bg: 'transparent', paddingInline: '0' },
  '&:hover:not(:disabled, [readonly], :focus)': { borderColor: 'fg' },
  '&:focus-visible': { borderColor: 'focus' },
  '&:disabled': { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed', opacity: 1 },
  '&[readonly]': { bg: 'bg.subtle', borderStyle: 'dashed' },
  // The focus ring is outside, so an invalid field keeps its border colour.
  '&[aria-invalid=true]': { borderColor: 'danger.fg', boxShadow: '0 0 0 1px var(--chakra-colors-danger-fg)' },
} as const;

const hover = '&:hover:not(:disabled)';

/** Recipes of the components on the sign-in, and of those on every screen. */
export const recipes = {
  button: defineRecipe({
    base: {
      colorPalette: 'accent',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      position: 'relative',
      minHeight: 'control',
      paddingInline: '3.5',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'transparent',
      fontWeight: 'medium',
      lineHeight: '1.2',
      whiteSpace: { base: 'normal', md: 'nowrap' },
      cursor: 'pointer',
      userSelect: 'none',
      WebkitUserSelect: 'none',
      textDecoration: 'none',
      transition: 'background-color 80ms, border-color 80ms',
      '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    variants: {
      variant: {
        solid: {
          bg: 'colorPalette.solid',
          color: 'colorPalette.contrast',
          [hover]: { bg: 'colorPalette.emphasized' },
        },
        outline: { bg: 'bg.raised', color: 'fg', borderColor: 'border', [hover]: { bg: 'bg.muted' } },
        ghost: { bg: 'transparent', color: 'fg', [hover]: { bg: 'bg.muted' } },
      },
      size: { md: {}, sm: { minHeight: 'control-sm', paddingInline: '2.5', fontSize: 'sm' } },
    },
    defaultVariants: { variant: 'solid', size: 'md' },
  }),
  heading: defineRecipe({
    base: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      lineHeight: '1.25',
      letterSpacing: '-0.005em',
      textWrap: 'balance',
    },
    variants: { size: { md: { fontSize: 'lg' }, lg: { fontSize: 'xl' }, xl: { fontSize: '2xl' } } },
    defaultVariants: { size: 'lg' },
  }),
  input: defineRecipe({ base: control }),
  link: defineRecipe({
    base: {
      color: 'accent.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      cursor: 'pointer',
      fontWeight: 'medium',
      textAlign: 'start',
      _hover: { textDecorationThickness: '2px' },
    },
  }),
  skeleton: defineRecipe({
    base: {
      display: 'block',
      minHeight: '1em',
      borderRadius: 'sm',
      bg: 'bg.muted',
      animation: 'seamline-breathe 1.4s ease-in-out infinite',
    },
    variants: { loading: { true: {} } },
  }),
  spinner: defineRecipe({
    base: {
      display: 'inline-block',
      width: '1.1em',
      height: '1.1em',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderInlineEndColor: 'transparent',
      animation: 'spin 0.8s linear infinite',
    },
  }),
  textarea: defineRecipe({
    base: {
      ...control,
      paddingBlock: '2',
      minHeight: '5.5rem',
      maxHeight: '20rem',
      resize: 'vertical',
      // It grows with its text where the browser can.
      fieldSizing: 'content',
    },
  }),
};

/** Recipes of components with slots. */
export const slotRecipes = {
  alert: defineSlotRecipe({
    slots: ['root', 'indicator', 'content', 'title', 'description'],
    base: {
      root: {
        display: 'flex',
        gap: '2.5',
        alignItems: 'flex-start',
        padding: '3',
        borderRadius: 'md',
        borderInlineStartWidth: '3px',
        borderInlineStartStyle: 'solid',
        bg: 'colorPalette.subtle',
        borderColor: 'colorPalette.fg',
        '& > button': { marginBlock: '-1.5', marginInlineEnd: '-1.5' },
        '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'sm' },
      },
      indicator: { marginBlockStart: '0.125rem', color: 'colorPalette.fg', lineHeight: 1 },
      content: {
        flex: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1',
      },
      description: { fontSize: 'sm', color: 'fg.muted' },
    },
    variants: {
      status: {
        error: { root: { colorPalette: 'danger' } },
        success: { root: { colorPalette: 'success' } },
        warning: { root: { colorPalette: 'warning' } },
        info: { root: { bg: 'bg.subtle', borderColor: 'stitch' }, indicator: { color: 'stitch' } },
      },
    },
    defaultVariants: { status: 'info' },
  }),
  card: defineSlotRecipe({
    slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
    base: {
      root: {
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        padding: { base: '4', md: '5' },
      },
    },
  }),
  emptyState: defineSlotRecipe({
    slots: ['root', 'content', 'indicator', 'title', 'description'],
    base: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: '3',
        paddingBlock: '10',
        paddingInline: '4',
        overflowWrap: 'anywhere',
      },
      content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', maxWidth: 'min(34rem, 100%)' },
      indicator: {
        display: 'grid',
        placeItems: 'center',
        width: '3.5rem',
        height: '3.5rem',
        borderRadius: 'full',
        borderWidth: '1.5px',
        borderStyle: 'dashed',
        borderColor: 'stitch',
        color: 'stitch',
        fontSize: '1.375rem',
        '[role=alert] > &': { borderColor: 'danger.fg', color: 'danger.fg' },
      },
      title: { fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg', lineHeight: '1.25', textWrap: 'balance' },
      description: { color: 'fg.muted' },
    },
  }),
  field: defineSlotRecipe({
    slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
    base: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: '1',
        minWidth: 0,
        '& > div:first-of-type': { display: 'flex', justifyContent: 'space-between', gap: '2', alignItems: 'baseline' },
        '& small': { color: 'fg.muted', fontSize: 'sm', whiteSpace: 'normal' },
        // No taller than the label, so that adjacent fields are aligned.
        '& > div:first-of-type > small': { lineHeight: 1 },
        // The counter is shown while the field has the focus, and when the limit is near.
        '&:not(:focus-within) > div:first-of-type [data-roomy]': { visibility: 'hidden' },
        // An empty region must not add a gap.
        '& > [data-said]:empty': { position: 'absolute' },
        '& [data-error]': { color: 'danger.fg', fontSize: 'sm', display: 'flex', gap: '1.5', alignItems: 'center' },
      },
      label: { fontSize: 'sm', fontWeight: 'medium', '& > span': { color: 'danger.fg' } },
      helperText: {
        color: 'fg.muted',
        fontSize: 'sm',
        // Advice on a value is more than a hint, and less than an error.
        '& [role=status]:not(:empty)': {
          display: 'inline-block',
          color: 'fg',
          borderInlineStart: '2px solid',
          borderColor: 'stitch',
          paddingInlineStart: '1.5',
        },
      },
    },
  }),
  nativeSelect: defineSlotRecipe({
    slots: ['root', 'field', 'indicator'],
    base: {
      root: { position: 'relative', display: 'flex', width: '100%', minWidth: 0 },
      field: {
        ...control,
        cursor: 'pointer',
        appearance: 'none',
        paddingInlineEnd: '8',
        textOverflow: 'ellipsis',
        '& option': { color: 'fg', bg: 'bg.raised' },
        _highContrast: { appearance: 'auto' },
      },
      indicator: {
        position: 'absolute',
        insetInlineEnd: '2.5',
        insetBlock: 0,
        display: 'flex',
        alignItems: 'center',
        color: 'fg.muted',
        pointerEvents: 'none',
        _icon: { width: '1.125em', height: '1.125em' },
        _highContrast: { display: 'none' },
        _print: { display: 'none' },
      },
    },
  }),
};
