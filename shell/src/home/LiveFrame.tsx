import { chakra } from '@chakra-ui/react/styled-system';

/** The grid of the live figures and of their placeholder: tiles, then panels, in whole rows at every width. */
export const LiveFrame = chakra('section', {
  base: {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      alignItems: 'center',
      minHeight: 'control',
    },
    '&[data-state=failed]': {
      minHeight: '12rem',
      justifyContent: 'center',
      layerStyle: 'card',
    },
    '& [data-tiles]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflow: 'hidden',
      layerStyle: 'card',
    },
    '& [data-tiles] > li': {
      display: 'grid',
      minHeight: '6rem',
      marginInlineEnd: '-1px',
      marginBlockEnd: '-1px',
      borderInlineEndWidth: '1px',
      borderBlockEndWidth: '1px',
    },
    '& [data-tiles] > li:is(:first-of-type, :last-of-type)': { gridColumn: 'span 2' },
    '& [data-tiles] > li > *': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1.5',
      padding: '3.5',
      color: 'fg',
      textDecoration: 'none',
    },
    '& > [data-panels]': { display: 'grid', gap: '3' },
    // A long table does not stretch its neighbours.
    '& > [data-panels]:has(table)': { alignItems: 'start' },
    '& [data-panel]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: 0,
      padding: '4',
      layerStyle: 'card',
    },
    '& [data-panel] > header': {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'control-sm',
    },
    '@container (min-width: 34rem)': { '& [data-tiles]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    '@container (min-width: 42rem)': {
      '& > [data-panels]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& [data-panel]:last-child': { gridColumn: 'span 2' },
    },
    '@container (min-width: 58rem)': {
      '& [data-tiles]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      '& [data-tiles] > li:last-of-type': { gridColumn: 'auto' },
      '& > [data-panels]': { gridTemplateColumns: '4fr 4fr 3fr' },
      '& [data-panel]': { minHeight: '22rem' },
      '& [data-panel]:last-child': { gridColumn: 'auto' },
    },
  },
});
