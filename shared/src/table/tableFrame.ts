import { styled } from '@seamline/shared/ui';

/** The headings of a table that it can be sorted by. */
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
    '&:hover': { bg: 'hover', color: 'ink' },
    '& svg': { width: '1em', height: '1em', flexShrink: 0, opacity: 0.55 },
  },
  '& thead [aria-sort] button': { color: 'ink', '& svg': { opacity: 1, color: 'madderText' } },
};

/** One class for the whole table: cells are native elements, since hundreds of styled ones are slow. */
export const TableFrame = styled('div', {
  base: {
    position: 'relative',
    bg: 'surface',
    // A shadow at the edge as long as there is more beyond it: at the end, what scrolls with the table covers it.
    backgroundImage:
      'linear-gradient(to left, var(--chakra-colors-surface) 40%, transparent), linear-gradient(to left, rgb(0 0 0 / 0.16), transparent)',
    backgroundPosition: 'right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '3rem 100%, 1rem 100%',
    backgroundAttachment: 'local, scroll',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
    overflow: 'auto',
    maxHeight: { base: 'none', md: 'calc(100dvh - 12rem)' },
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 'md' },
    '& :is(th, td)': {
      paddingInline: { base: '2', md: '3' },
      paddingBlock: '1.5',
      height: '2.75rem',
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
      zIndex: 1,
      height: '2.25rem',
      bg: 'subtle',
      color: 'muted',
      fontSize: 'sm',
      fontWeight: 'bold',
      whiteSpace: 'nowrap',
      borderBlockEndWidth: '1px',
      borderColor: 'line',
      '&[data-align=end]': { width: '1%' },
    },
    ...sortButtons,
    '& thead [data-wide]': { minWidth: '14rem' },
    // So many columns that their headings alone would be wider than the page.
    '& thead:has(:nth-child(9)) th:not([data-align=end])': { whiteSpace: 'normal' },
    '& table:has(th:nth-child(9)) :is(th, td):not(:first-child, :last-child)': { paddingInline: '1.5' },
    '& thead:has(:nth-child(9)) [data-wide]': { minWidth: '10rem' },
    '& tbody :is(th, td) > a:not(.seam-action)': {
      color: 'ink',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationColor: 'control',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      position: 'relative',
      // A name is as easy to hit on a phone as the row is high.
      '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: { base: '-0.75rem', md: 0 } },
      '&:hover': { color: 'madderText', textDecorationColor: 'currentColor' },
    },
    // A name without a space in it must not push the row's actions off the screen.
    '& tbody th': { fontWeight: 'medium', minWidth: '7rem', overflowWrap: 'anywhere' },
    '& tbody tr:not(:last-child) > *': { borderBlockEndWidth: '1px', borderColor: 'line' },
    '& tbody tr:not([data-details]):hover > *': { bg: 'hover' },
    // What was just added or opened: not the colour of errors, and a stitch at its beginning.
    '& tbody tr[aria-current] > *': { bg: 'subtle' },
    '& tbody tr[aria-current] > :first-child': { boxShadow: 'inset 3px 0 var(--chakra-colors-stitch)' },
    '& tbody tr[data-open] > *': { borderBlockEndWidth: 0 },
    '& [data-align=end]': { textAlign: 'end' },
    '& :is(th, td):has(> .seam-action)': { whiteSpace: 'nowrap', paddingBlock: '1' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', rowGap: '1.5', paddingBlockEnd: '2' },
    '& dt': { color: 'muted' },
    '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
    '& [data-fixed]': { tableLayout: { md: 'fixed' }, minWidth: { md: '46rem' } },
    '& [data-fixed] [data-fold]': { width: '3.75rem' },
    '& caption': { srOnly: true },
    '@media print': { maxHeight: 'none', overflow: 'visible', boxShadow: 'none' },
  },
});
