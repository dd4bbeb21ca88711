import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Heading } from './layout.ts';

const Frame = chakra('dialog', {
  base: {
    margin: 'auto',
    padding: 0,
    width: 'min(32rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    bg: 'raised',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'raised',
    overflow: 'auto',
    '&[open]': { animation: 'seamline-appear 120ms ease-out' },
    '& > div': { padding: '5', display: 'flex', flexDirection: 'column', gap: '4' },
    '& > div > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '4' },
  },
  variants: { wide: { true: { width: 'min(48rem, calc(100vw - 2rem))' } } },
});

interface DialogProps {
  title: string;
  /** Called for Escape and the close button; the owner decides whether the dialog goes away. */
  close(): void;
  closeLabel?: string;
  /** `alertdialog` for a question that must be answered; it has no close button. */
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  children: ReactNode;
}

/** A modal dialog for as long as it is mounted: the browser's own, so focus stays in and the page behind is inert. */
export function Dialog({ title, close, closeLabel = 'Close', role = 'dialog', wide = false, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Frame
      ref={frame}
      role={role}
      aria-labelledby={titleId}
      wide={wide || undefined}
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
            <IconButton label={closeLabel} onClick={close} marginBlock="-1" marginInlineEnd="-2">
              <Icon name="close" />
            </IconButton>
          )}
        </header>
        {children}
      </div>
    </Frame>
  );
}

/** The buttons at the foot of a dialog or form. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end' },
});
