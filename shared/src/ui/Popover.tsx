import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

const Frame = chakra('div', { base: { position: 'relative', display: 'inline-flex' } });

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + 0.375rem)',
    zIndex: 30,
    minWidth: '13rem',
    maxWidth: 'calc(100vw - 2rem)',
    padding: '1.5',
    layerStyle: 'raised',
    '& [role=menuitem], & [role=menuitemradio]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minHeight: { base: '44px', md: '36px' },
      paddingInline: '2.5',
      borderRadius: 'sm',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover, &:focus-visible': { bg: 'bg.muted' },
    },
    '& hr': { borderColor: 'border', marginBlock: '1.5' },
  },
});

interface PopoverProps {
  /** Renders the button that opens the panel. */
  button: (props: {
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-haspopup': 'menu' | 'dialog';
    onClick: () => void;
  }) => ReactNode;
  label: string;
  role: 'menu' | 'dialog';
  children: (close: () => void) => ReactNode;
}

/** A panel below a button: closes on an outside click, on Escape and when the focus leaves; arrows walk a menu. */
export function Popover({ button, label, role, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    items(frame.current)[0]?.focus();
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  function close() {
    setOpen(false);
    frame.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (role !== 'menu') return;
    const all = items(frame.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      {button({
        'aria-expanded': open,
        'aria-controls': panelId,
        'aria-haspopup': role,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <Panel id={panelId} role={role} aria-label={label}>
          {children(close)}
        </Panel>
      )}
    </Frame>
  );
}

function items(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role=menuitem], [role=menuitemradio]') ?? [])];
}
