import { Box } from '@chakra-ui/react/box';
import {
  Button as ChakraButton,
  IconButton as ChakraIconButton,
  type ButtonProps as Props,
} from '@chakra-ui/react/button';
import { LANGUAGES, type Language } from '@seamline/shared/session';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

/** Props of a button: `busy` keeps its width and the focus, shows a spinner and swallows clicks. */
export interface ButtonProps extends Omit<Props, 'variant' | 'size' | 'loading'> {
  variant?: 'solid' | 'outline' | 'ghost';
  size?: 'sm' | 'md';
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Chakra's button with a busy state. Chakra's own `loading` disables the button, which loses the focus.
 * With `asChild` its only child, such as a link, takes the look.
 */
export function Button({ busy = false, children, onClick, type = 'button', ...props }: ButtonProps) {
  if (props.asChild) {
    return (
      <ChakraButton type={undefined} {...props}>
        {children}
      </ChakraButton>
    );
  }
  return (
    <ChakraButton
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy && <Spinner position="absolute" />}
      {/* The label gives way to the spinner, but keeps its size and remains the button's name. */}
      {busy ? (
        <Box as="span" display="contents" color="transparent">
          {children}
        </Box>
      ) : (
        children
      )}
    </ChakraButton>
  );
}

/** A button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({ label, variant = 'ghost', ...props }: Omit<ButtonProps, 'busy'> & { label: string }) {
  return <ChakraIconButton variant={variant} width="control" aria-label={label} title={label} {...props} />;
}

interface RowActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The action and its row: `Edit Ring Road`. */
  label: string;
  tone?: 'danger';
}

/** An icon button for rows of tables and lists: light enough for thousands of them. */
export function RowAction({ icon, label, tone, type = 'button', ...props }: RowActionProps) {
  return (
    <button type={type} className="seam-action" data-tone={tone} aria-label={label} title={label} {...props}>
      <Icon name={icon} />
    </button>
  );
}

interface LanguageButtonsProps {
  chosen: Language;
  choose(language: Language): void;
}

/** The languages side by side, each named in itself. */
export function LanguageButtons({ chosen, choose }: LanguageButtonsProps) {
  return (Object.keys(LANGUAGES) as Language[]).map((language) => (
    <Button
      key={language}
      variant={language === chosen ? 'outline' : 'ghost'}
      lang={language}
      aria-pressed={language === chosen}
      onClick={() => choose(language)}
    >
      {LANGUAGES[language]}
    </Button>
  ));
}
