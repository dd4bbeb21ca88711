import { chakra } from '@chakra-ui/react/styled-system';

/** Styles of sortable headings. */
export const sortButtons = {
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: '44px', md: '28px' },
    marginInline: '-1.5',
    paddingInline: '1.5',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.muted', color: 'fg' },
    '& svg': { width: '1em', height: '1em', flexShrink: 0, opacity: 0.55 },
    // Browsers repeat headings on each printed page, but not the text of a button in them.
    '@media print': { display: 'contents !important', '& svg': { display: 'none !important' } },
  },
  '& thead [aria-sort] button': { color: 'fg', '& svg': { opacity: 1, color: 'accent.fg' } },
};

/** One class for the whole table: cells are native elements, since hundreds of styled ones are slow. */
export const TableFrame = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.panel',
    // The shadow at the edge shows that there is more; at the end a layer that scrolls with the table covers it.
    backgroundImage:
      'linear-gradient(to left, var(--chakra-colors-bg-panel) 40%, transparent), linear-gradient(to left, rgb(0 0 0 / 0.16), transparent)',
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '3rem 100%, 1rem 100%',
    backgroundAttachment: 'local, scroll',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    overflow: 'auto',
    maxHeight: { base: 'none', md: 'calc(100dvh - 12rem)' },
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 'md' },
    '& :is(th, td)': {
      paddingInline: { base: '2', md: '3' },
      paddingBlock: '1.5',
      height: 'var(--seamline-row)',
      maxWidth: '30rem',
      textAlign: 'start',
      verticalAlign: 'middle',
      overflowWrap: 'break-word',
      fontWeight: 'normal',
    },
    '& :is(th, td):not(* + *)': { paddingInlineStart: { base: '3', md: '4' } },
    '& :is(th, td):last-child': { paddingInlineEnd: { base: '2', md: '4' } },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: 'var(--seamline-table-head)',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'bold',
      whiteSpace: 'nowrap',
      borderBlockEndWidth: '1px',
      '&[data-align=end]': { width: '1%' },
    },
    ...sortButtons,
    '& thead [data-wide]': { minWidth: '14rem' },
    '& [data-crowded] thead th:not([data-align=end])': { whiteSpace: 'normal' },
    '& [data-crowded] :is(th, td):not(:first-child, :last-child)': { paddingInline: '1.5' },
    '& [data-crowded] [data-wide]': { minWidth: '10rem' },
    '& [data-crowded] thead button': {
      display: 'inline',
      paddingBlock: '1',
      '& svg': { display: 'inline', marginInlineStart: '1', verticalAlign: '-0.125em' },
    },
    '& tbody :is(th, td) > a:not(.seam-action)': {
      color: 'fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationColor: 'border.control',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      position: 'relative',
      // On a phone the link in a name is as high as the row, as a touch target.
      '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: { base: '-0.75rem', md: 0 } },
      '&:hover': { color: 'accent.fg', textDecorationColor: 'currentColor' },
    },
    // A name without a space in it must not push the row's actions off the screen.
    '& tbody th': { fontWeight: 'medium', minWidth: '7rem', overflowWrap: 'anywhere' },
    '&[data-breaking] tbody td': { overflowWrap: 'anywhere' },
    // The reset sets the wrapping of every element, so that a link in a cell inherits none.
    '& tbody th > a, &[data-breaking] tbody td > a': { overflowWrap: 'anywhere' },
    // The first column stays where the rest scrolls, unless it would cover what the keyboard scrolls into view.
    '@media (min-width: 22rem)': {
      '& thead tr > :not(* + *)': { insetInlineStart: 0, zIndex: 3 },
      '& tbody tr:not([data-details]) > :not(* + *)': {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
      },
      // The current row has a colour of its own, which a rule for a width of the page would override.
      '& tbody tr:not([data-details], [aria-current]) > :not(* + *)': { bg: 'bg.panel' },
    },
    '& tbody tr:not(:last-child) > *': { borderBlockEndWidth: '1px' },
    '& tbody tr:not([data-details]):hover > *': { bg: 'bg.muted' },
    // The current row has a stitch at its start, and a colour that differs from that of errors.
    '& tbody tr[aria-current] > *': { bg: 'bg.subtle' },
    '& tbody tr[aria-current] > :first-child': { boxShadow: 'inset 3px 0 var(--chakra-colors-stitch)' },
    '& tbody tr[data-open] > *': { borderBlockEndWidth: 0 },
    '& [data-align=end]': { textAlign: 'end' },
    '& :is(th, td):has(> .seam-action)': { whiteSpace: 'nowrap', paddingBlock: '0.5' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', rowGap: '1.5', paddingBlockEnd: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
    '& [data-fixed]': { tableLayout: { md: 'fixed' }, minWidth: { md: 'var(--room)' } },
    '& [data-fixed] [data-fold]': { width: '3.75rem' },
    '& caption': { srOnly: true },
    '@media print': {
      maxHeight: 'none',
      overflow: 'visible',
      boxShadow: 'none',
      '& table': { fontSize: 'sm', minWidth: 0, tableLayout: 'auto' },
      '& :is(th, td)': { height: 'auto', minWidth: '0 !important', paddingInline: '1.5', overflowWrap: 'break-word' },
      '& :is(thead th, tbody tr > :not(* + *))': { position: 'static !important' },
      '& thead th': { whiteSpace: 'normal' },
      '& tbody th, & tbody th > a': { overflowWrap: 'break-word' },
      '& thead [data-wide]': { minWidth: '6rem !important' },
      '& [data-crowded]': { fontSize: 'xs' },
      '& [data-buttons]': { display: 'none' },
      '& tr': { breakInside: 'avoid' },
    },
  },
});
