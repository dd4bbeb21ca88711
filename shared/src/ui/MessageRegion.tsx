import { chakra } from '@chakra-ui/react/styled-system';
import { dismissMessage, type Message, pauseMessage, resumeMessage, useNotifications } from '@seamline/shared/session';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { HStack } from './layout.ts';
import { Notice } from './Notice.tsx';

const Region = chakra('section', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 auto',
    margin: 0,
    padding: '4',
    border: 0,
    bg: 'transparent',
    overflow: 'visible',
    zIndex: 9999,
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: '100%',
    maxWidth: 'calc(320px + 2rem)',
    pointerEvents: 'none',
    '& > div': { pointerEvents: 'auto', boxShadow: 'raised', borderRadius: 'md', animation: 'seamline-appear 120ms ease-out' },
  },
});

/** Where messages stand on the page, above everything else, dialogs included. */
export function MessageRegion() {
  const shown = useNotifications().filter((message) => message.shown);
  const region = useRef<HTMLElement>(null);
  const count = shown.length;
  useEffect(() => {
    // An open dialog lies in the browser's top layer; only another member of that layer can stand above it.
    const element = region.current;
    if (!element || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (count > 0) element.showPopover();
  }, [count]);
  return (
    <Region ref={region} popover="manual" aria-label="Messages" display={count > 0 ? 'flex' : 'none'}>
      {shown.map((message) => (
        <ShownMessage key={message.id} message={message} />
      ))}
    </Region>
  );
}

function ShownMessage({ message }: { message: Message }) {
  const { id, kind, text, detail, retry } = message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it on the page longer
    <div
      onPointerEnter={() => pauseMessage(id)}
      onPointerLeave={() => resumeMessage(id)}
      onFocus={() => pauseMessage(id)}
      onBlur={() => resumeMessage(id)}
    >
      <Notice
        tone={kind}
        detail={detail}
        action={
          <HStack gap="1" marginBlock="-1.5">
            {retry && (
              <Button
                variant="ghost"
                onClick={() => {
                  dismissMessage(id);
                  retry();
                }}
              >
                Retry
              </Button>
            )}
            <IconButton label="Dismiss message" onClick={() => dismissMessage(id)}>
              <Icon name="close" />
            </IconButton>
          </HStack>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
