import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Spinner } from './Spinner.tsx';

const height = { base: '44px', md: '36px' };

const StyledButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    minHeight: height,
    paddingInline: '3.5',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'bold',
    lineHeight: '1.2',
    whiteSpace: { base: 'normal', md: 'nowrap' },
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms',
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: { bg: 'madder', color: 'onMadder', '&:hover:not(:disabled)': { bg: 'madderHover' } },
      outline: { bg: 'raised', color: 'ink', borderColor: 'control', '&:hover:not(:disabled)': { bg: 'hover' } },
      ghost: { bg: 'transparent', color: 'ink', '&:hover:not(:disabled)': { bg: 'hover' } },
      danger: { bg: 'dangerSolid', color: 'onMadder', '&:hover:not(:disabled)': { bg: 'dangerHover' } },
    },
    size: { md: {}, sm: { minHeight: { base: '44px', md: '30px' }, paddingInline: '2.5', fontSize: 'sm' } },
    icon: { true: { paddingInline: '0', width: height }, false: {} },
  },
  defaultVariants: { variant: 'solid', size: 'md', icon: false },
});

// While the answer is awaited the words give way to the ring, but keep their place and remain the button's name.
const Words = chakra('span', { base: { display: 'contents', '[aria-busy=true] > &': { color: 'transparent' } } });

type StyledButtonProps = HTMLChakraProps<'button'>;

/** Props of a button: `busy` keeps its width, shows a spinner and swallows clicks. */
export interface ButtonProps extends StyledButtonProps {
  variant?: 'solid' | 'outline' | 'ghost' | 'danger';
  size?: 'sm' | 'md';
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
      <Words>{children}</Words>
    </StyledButton>
  );
}

/** A button that shows only an icon; `label` is what it is called. */
export function IconButton({
  label,
  children,
  type = 'button',
  variant = 'ghost',
  ...props
}: ButtonProps & { label: string }) {
  return (
    <StyledButton type={type} variant={variant} icon aria-label={label} title={label} {...props}>
      {children}
    </StyledButton>
  );
}
