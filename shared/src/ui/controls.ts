import { chakra } from '@chakra-ui/react/styled-system';

const control = {
  width: '100%',
  minHeight: { base: '44px', md: '36px' },
  paddingInline: '0.625rem',
  bg: 'raised',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'control',
  borderRadius: 'md',
  fontSize: { base: 'lg', md: 'md' },
  _placeholder: { color: 'muted', opacity: 1 },
  _disabled: { bg: 'subtle', color: 'muted', cursor: 'not-allowed' },
  '&[readonly]': { bg: 'subtle' },
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '0 0 0 1px var(--chakra-colors-danger)' },
} as const;

/** A one-line text control. */
export const Input = chakra('input', { base: control });
/** A text control of several lines. */
export const Textarea = chakra('textarea', { base: { ...control, paddingBlock: '0.5rem', minHeight: '5.5rem', resize: 'vertical' } });
/** The browser's own select. */
export const NativeSelect = chakra('select', { base: { ...control, cursor: 'pointer' } });
/** A box to tick. */
export const CheckboxInput = chakra('input', {
  base: { width: '1.125rem', height: '1.125rem', accentColor: 'var(--chakra-colors-madder)', flexShrink: 0, cursor: 'pointer' },
});
