import { chakra } from '@chakra-ui/react/styled-system';

/** One class for the whole grid: its cells are native elements, since a hundred styled ones are slow. */
export const WeekTableFrame = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.raised',
    // Fixed columns: what is typed in one cell does not lay out the others.
    '& table': {
      width: '100%',
      // Below the room that a tablet on its side gives, the table scrolls: a time would be cut off.
      minWidth: { base: 0, md: '41.5rem' },
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: 'md',
    },
    '& thead th': {
      bg: 'bg.subtle',
      // Less than the cells: the longest name of a day just fits.
      paddingInline: { base: '1.5', md: '0.5', xl: '1' },
      paddingBlock: '1',
      textAlign: 'start',
      verticalAlign: 'top',
      fontSize: { base: 'sm', md: 'xs', xl: 'sm' },
      fontWeight: { base: 'bold', md: 'medium', xl: 'bold' },
      overflowWrap: 'anywhere',
      '&[data-off]': { color: 'fg.muted' },
      '& small': { display: 'block', fontWeight: 'normal', color: 'fg.muted', fontSize: 'xs', minHeight: '1.25em' },
    },
    '& :is(th, td)': { borderBlockEndWidth: '1px', borderInlineEndWidth: '1px' },
    '& tr > :last-child': { borderInlineEndWidth: 0 },
    '& tbody tr:last-child > *': { borderBlockEndWidth: 0 },
    '& thead th:first-of-type': { width: { base: '45%', md: '8rem', xl: '16rem' } },
    '& tbody th': {
      // Each of them is a layer to paint, so only where the table is wider than its place.
      position: { base: 'static', md: 'sticky', xl: 'static' },
      insetInlineStart: 0,
      zIndex: 2,
      bg: 'bg.raised',
      paddingInline: { base: '2.5', md: '1.5', xl: '2.5' },
      textAlign: 'start',
      fontWeight: 'medium',
      fontSize: 'sm',
      lineHeight: '1.25',
      paddingBlock: '0.5',
      '& small': { color: 'fg.muted', fontWeight: 'normal', whiteSpace: 'nowrap' },
    },
    '& tbody tr[data-group] > *': { borderBlockStartWidth: '1px', borderBlockStartColor: 'border.control' },
    '& td': {
      // A layer each: a key paints the cell that it is typed in, and not the page.
      position: 'relative',
      padding: 0,
      height: { base: '44px', md: '26px' },
    },
    '& td[data-off]': { bg: 'bg.subtle' },
    '& td[aria-selected=true]': { bg: 'accent.subtle' },
    '& :is(input, select)': {
      // In a line of text Firefox gives them the room of its descenders as well.
      display: 'block',
      width: '100%',
      height: '100%',
      minHeight: 'inherit',
      paddingInline: { base: '2', md: '1', xl: '2' },
      bg: 'transparent',
      color: 'fg',
      border: 0,
      borderRadius: 0,
      // Below 16 px a phone zooms into a field that gets the focus.
      fontSize: { base: 'lg', md: 'md' },
      fontVariantNumeric: 'tabular-nums',
      cursor: 'cell',
      '&::placeholder': { color: 'fg.muted', opacity: 0.75 },
      '&:focus': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px', cursor: 'text' },
      '&:disabled': { color: 'fg.muted', cursor: 'not-allowed', opacity: 1 },
    },
    // What is typed lays out its own cell only.
    '& input': { contain: 'strict' },
    // Its arrow would take the room of the last digits.
    '& select': {
      appearance: { md: 'none', xl: 'auto' },
      paddingInline: '1',
      cursor: 'pointer',
      '& option': { bg: 'bg.raised', color: 'fg' },
    },
    // In the cell itself, whose row grows: over the table it would cover the cells that the correction needs.
    '& td[data-wrong]': { verticalAlign: 'top', boxShadow: 'inset 0 0 0 2px var(--chakra-colors-danger)' },
    '& td[data-wrong] > :is(input, select)': { height: { base: '44px', md: '26px' } },
    '& .message': {
      display: 'flex',
      gap: '1',
      paddingInline: '1.5',
      paddingBlockEnd: '1',
      color: 'danger.fg',
      fontSize: 'xs',
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
      // Three seconds, as the product has it; the cell stays marked, and shows the words again with the focus.
      animation: 'seamline-message 3s forwards',
    },
    '& td:focus-within .message': { animation: 'none', visibility: 'visible' },
    '@media print': {
      overflow: 'visible',
      '& table': { minWidth: 0 },
      '& thead th': { fontSize: '0.625rem', paddingInline: '1' },
      '& thead th:first-of-type': { width: '21%' },
      '& tbody th': { position: 'static', fontSize: 'xs', paddingInline: '1.5' },
      '& td': { height: '1.5rem' },
      '& :is(input, select)': { fontSize: 'xs', paddingInline: '1', appearance: 'none' },
    },
  },
});
