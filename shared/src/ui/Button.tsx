import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Spinner } from './Spinner.tsx';

const StyledButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    minHeight: { base: '44px', md: '36px' },
    px: '3.5',
    paddingInline: '0.875rem',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: { bg: 'madder', color: 'onMadder', '&:not(:disabled):hover': { bg: 'madderHover' } },
      outline: { bg: 'surface', color: 'ink', borderColor: 'control', '&:not(:disabled):hover': { bg: 'hover' } },
      ghost: { bg: 'transparent', color: 'ink', '&:not(:disabled):hover': { bg: 'hover' } },
      danger: { bg: 'dangerSolid', color: 'onMadder', '&:not(:disabled):hover': { filter: 'brightness(0.92)' } },
    },
    icon: { true: { px: 0, paddingInline: 0, width: { base: '44px', md: '36px' } }, false: {} },
  },
  defaultVariants: { variant: 'solid', icon: false },
});

type StyledButtonProps = HTMLChakraProps<'button'>;

/** Props of a button: `busy` keeps its width, shows a spinner and swallows clicks. */
export interface ButtonProps extends StyledButtonProps {
  variant?: 'solid' | 'outline' | 'ghost' | 'danger';
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** A button; of type `button` unless said otherwise. With `asChild` its only child, such as a link, takes the look. */
export function Button({ busy = false, children, onClick, type = 'button', ...props }: ButtonProps) {
  if (props.asChild) return <StyledButton {...props}>{children}</StyledButton>;
  return (
    <StyledButton
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy && <Spinner position="absolute" />}
      <span style={{ display: 'contents', visibility: busy ? 'hidden' : undefined }}>{children}</span>
    </StyledButton>
  );
}

/** A button that shows only an icon; `label` is what it is called. */
export function IconButton({ label, children, type = 'button', variant = 'ghost', ...props }: ButtonProps & { label: string }) {
  return (
    <StyledButton type={type} variant={variant} icon aria-label={label} title={label} {...props}>
      {children}
    </StyledButton>
  );
}
