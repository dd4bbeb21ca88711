import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Button, Icon } from '@seamline/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

const Label = chakra('span', { base: { '@media (max-width: 48rem)': { srOnly: true } } });

const Hint = chakra('kbd', {
  base: { display: { base: 'none', md: 'inline' }, color: 'fg.muted', fontFamily: 'body', fontSize: 'sm' },
});

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette by a click or by Ctrl+K, on Apple's keyboards ⌘K. Its code is loaded then. */
export function PaletteButton() {
  const { t } = useLingui();
  const [palette, setPalette] = useState<Awaited<ReturnType<typeof loadPalette>>>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      setPalette(await loadPalette());
      setOpen(true);
    } catch (error) {
      notify.error(t`The search could not be opened.`, { detail: reasonOf(error) });
    }
  }

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (isOpen) setOpen(false);
    // Another dialog has a question or a form, which comes first.
    else if (!document.querySelector('dialog[open]')) void open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);

  return (
    <>
      <Button
        variant="ghost"
        title={t`Search and commands`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
        paddingInline="2.5"
      >
        <Icon name="search" />
        <Label>{t`Search`}</Label>
        <Hint aria-hidden="true">{isApple ? '⌘K' : 'Ctrl+K'}</Hint>
      </Button>
      {isOpen && palette && <palette.CommandPalette close={() => setOpen(false)} />}
    </>
  );
}

/** By its letter, or by its place where the keyboard writes another script. */
function isShortcut({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

async function loadPalette() {
  const { CommandPalette, paletteMessages } = await import(
    /* webpackChunkName: "palette" */ '../palette/CommandPalette.tsx'
  );
  await paletteMessages.ready();
  return { CommandPalette };
}
