import { chakra } from '@chakra-ui/react/styled-system';

/** One class for the whole grid: its cells are native elements, since there are hundreds. */
export const GridFrame = chakra('div', {
  base: {
    overflow: 'auto',
    // The hidden texts of cells that are scrolled away would widen the page.
    position: 'relative',
    maxHeight: 'min(60dvh, 36rem)',
    minHeight: '9rem',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'sm',
    // A cell that is scrolled to is not below the headings or the first column.
    scrollPadding: '44px 0 0 9rem',
    '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
    '& :is(th, td)': {
      width: '11rem',
      height: '44px',
      paddingInline: '2',
      textAlign: 'start',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      borderInlineEndWidth: '1px',
      borderBlockEndWidth: '1px',
    },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1, bg: 'bg.subtle', fontWeight: 'bold', color: 'fg.muted' },
    // The row and its name stay in view, however far the others are scrolled.
    '& tr > :first-child': { width: '9rem', position: 'sticky', insetInlineStart: 0, zIndex: 1, bg: 'bg.panel' },
    '& thead tr > :first-child': { zIndex: 2, bg: 'bg.subtle' },
    '& tr > :nth-child(2)': { width: '7.5rem' },
    '& [data-cell]': { cursor: 'cell' },
    '& [data-cell][tabindex="0"]': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
    '& [aria-invalid=true]': { bg: 'danger.subtle', boxShadow: 'inset 0 -2px currentColor', color: 'danger' },
    '& del': { color: 'fg.muted', marginInlineEnd: '1.5' },
    '& ins': { textDecoration: 'none', fontWeight: 'bold' },
    // A second line has room in the height of a row.
    '& :is(th, td) > small': {
      display: 'block',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: 1.2,
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [data-kind=problem]': { color: 'danger', fontWeight: 'bold' },
    '& [data-kind=question]': { fontWeight: 'bold' },
    '& [data-kind=same], & [data-kind=done], & [data-kind=leftOut]': { color: 'fg.muted' },
  },
});
