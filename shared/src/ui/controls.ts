import { chakra } from '@chakra-ui/react/styled-system';

const control = {
  width: '100%',
  minHeight: { base: '44px', md: '36px' },
  paddingInline: '2.5',
  bg: 'raised',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'md',
  // Below 16 px a phone zooms into a field that gets the focus.
  fontSize: { base: 'lg', md: 'md' },
  '&::placeholder': { color: 'muted', opacity: 1 },
  '&:hover:not(:disabled, [readonly], :focus)': { borderColor: 'ink' },
  '&:focus-visible': { outlineOffset: '0', borderColor: 'focus' },
  '&:disabled': { bg: 'subtle', color: 'muted', cursor: 'not-allowed', opacity: 1 },
  '&[readonly]': { bg: 'subtle', borderStyle: 'dashed' },
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '0 0 0 1px var(--chakra-colors-danger)' },
} as const;

/** A one-line text control. */
export const Input = chakra('input', { base: control });
/** A text control of several lines; it grows with its text where the browser can. */
export const Textarea = chakra('textarea', {
  base: {
    ...control,
    paddingBlock: '2',
    minHeight: '5.5rem',
    maxHeight: '20rem',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});
/** The browser's own select. */
export const NativeSelect = chakra('select', {
  base: {
    ...control,
    cursor: 'pointer',
    appearance: 'none',
    paddingInlineEnd: '8',
    textOverflow: 'ellipsis',
    // The arrow is two gradients: an image would need an exception in the content security policy.
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, var(--chakra-colors-muted) 50%), linear-gradient(135deg, var(--chakra-colors-muted) 50%, transparent 50%)',
    backgroundPosition: 'right 0.95rem center, right 0.65rem center',
    backgroundSize: '0.3rem 0.3rem',
    backgroundRepeat: 'no-repeat',
    '& option': { color: 'ink', bg: 'raised' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
/** A box to tick. */
export const CheckboxInput = chakra('input', {
  base: { width: '1.125rem', height: '1.125rem', accentColor: 'madder', flexShrink: 0, cursor: 'pointer', margin: '0' },
});
/** A switch: a box to tick, drawn as a slider. Give it `type="checkbox" role="switch"`. */
export const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '2.25rem',
    height: '1.25rem',
    margin: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'control',
    bg: 'subtle',
    cursor: 'pointer',
    // On paper, too, it shows whether it is on.
    printColorAdjust: 'exact',
    transition: 'background-color 120ms',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '2px',
      width: '0.875rem',
      height: '0.875rem',
      borderRadius: 'full',
      bg: 'control',
      translate: '0 -50%',
      transition: 'translate 120ms, background-color 120ms',
    },
    '&:checked': { bg: 'madder', borderColor: 'madder', '&::after': { bg: 'onMadder', translate: '1rem -50%' } },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
  },
});
