import { chakra } from '@chakra-ui/react/styled-system';

/** A group of buttons that filter a list, one of which is pressed. */
export const FilterButtons = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minWidth: 0,
    '& > legend': { srOnly: true },
    '& > button': {
      minHeight: { base: '44px', md: '34px' },
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      color: 'fg',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
      '&[aria-pressed=true]': { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
    },
  },
  variants: {
    // One line that moves sideways, so that what is filtered is on the first screen.
    inOneLine: {
      true: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        paddingBlock: '1',
        '& > button': { flexShrink: 0, maxWidth: '80vw', textAlign: 'start' },
      },
    },
  },
});
