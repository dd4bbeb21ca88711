import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { msg } from '@lingui/core/macro';
import { providedMessages, useI18n } from '@seamline/shared/i18n';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { registerDialog } from './openDialogs.ts';

const Frame = chakra('dialog', {
  base: {
    margin: 'auto',
    padding: 0,
    width: 'min(32rem, calc(100vw - 2rem))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 2rem)',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'raised',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '&[open]': { animation: 'seamline-appear 120ms ease-out' },
    '& > div': { padding: { base: '4', md: '5' }, display: 'flex', flexDirection: 'column', gap: '4' },
    '& > div > header': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: '4',
      overflowWrap: 'anywhere',
    },
  },
  variants: { wide: { true: { width: 'min(48rem, calc(100vw - 2rem))' } } },
});

interface DialogProps {
  title: string;
  /** Called for Escape and the close button; the owner decides whether the dialog closes. */
  close(): void;
  closeLabel?: string;
  /** `alertdialog` for a question that must be answered; it has no close button. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  /** True while the action of the dialog runs and the owner would not close it; disables the close button. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog, open while it is mounted: the focus stays inside, and the page behind is inert.
 * The focus starts on the element marked `data-autofocus`, else on the first field.
 */
export function Dialog(props: DialogProps) {
  const { title, close, closeLabel, role = 'dialog', wide = false, busy = false, children } = props;
  const { t } = useI18n(providedMessages);
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => (frame.current ? show(frame.current) : undefined), []);

  // In Chromium a second Escape closes the dialog even if its cancel event is prevented, unless the key event is too.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  }

  return (
    <Frame
      ref={frame}
      role={role}
      aria-labelledby={titleId}
      wide={wide || undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== frame.current) return;
        event.preventDefault();
        close();
      }}
    >
      <div>
        <header>
          <Heading id={titleId} size="lg">
            {title}
          </Heading>
          {role === 'dialog' && (
            <IconButton
              label={closeLabel ?? t(msg`Close`)}
              onClick={close}
              disabled={busy}
              marginBlock="-1"
              marginInlineEnd="-2"
            >
              <Icon name="close" />
            </IconButton>
          )}
        </header>
        {children}
      </div>
    </Frame>
  );
}

const FIRST_FIELD = ':is(input, select, textarea):not(:disabled, [type=hidden], [readonly])';

function show(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIRST_FIELD);
  first?.focus();
  const forget = registerDialog(dialog);
  return () => {
    forget();
    dialog.close();
    // The element that opened it may be deleted with its row; then the page restores the focus.
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** The buttons at the foot of a dialog or form. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: 'flex-end',
    '@media (max-width: 30rem)': { '& > :is(button, a)': { flex: '1 1 auto' } },
  },
});
