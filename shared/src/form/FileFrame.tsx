import { chakra } from '@chakra-ui/react/styled-system';

/** The frame of a file field: the preview, which is also the control, and the content beside and below it. */
export const FileFrame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2',
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      cursor: 'pointer',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textAlign: 'center',
      borderWidth: '1.5px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      overflowWrap: 'anywhere',
      '&:hover': { bg: 'bg.muted', color: 'fg' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has([aria-invalid=true])': { borderColor: 'danger' },
      '&:has(img)': { borderStyle: 'solid', borderColor: 'border' },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    '& label > span': { display: 'grid', justifyItems: 'center', gap: '1.5', padding: '2' },
  },
  variants: {
    size: {
      slot: {
        // The actions are a column beside the preview.
        display: 'grid',
        gridTemplateColumns: '100px auto',
        justifyContent: 'start',
        alignItems: 'start',
        '& > label': { gridRow: 'span 3', width: '100px', height: '100px', fontSize: 'xs', borderRadius: 'md' },
        '& img': { width: '100px', height: '100px', objectFit: 'cover' },
      },
      square: { '& > label': { width: '9rem', height: '9rem', fontSize: 'sm', borderRadius: 'lg' } },
      wide: { '& > label': { width: 'min(18rem, 100%)', height: '9rem', fontSize: 'sm', borderRadius: 'lg' } },
    },
  },
});
