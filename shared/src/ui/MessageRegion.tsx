import { chakra } from '@chakra-ui/react/styled-system';
import { msg } from '@lingui/core/macro';
import { providedMessages, useI18n } from '@seamline/shared/i18n';
import {
  dismissMessage,
  type Message,
  pauseMessage,
  resumeMessage,
  undoMessage,
  useNotifications,
} from '@seamline/shared/session';
import { createPortal } from 'react-dom';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Notice } from './Notice.tsx';
import { useTopDialog } from './openDialogs.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineEnd: '0',
    // Above the buttons of a long form, which are sticky at the lower edge.
    bottom: 'var(--seamline-stays, 0)',
    zIndex: 9999,
    width: '100%',
    maxWidth: 'calc(320px + 2rem)',
    padding: '4',
    pointerEvents: 'none',
    '& > section': { display: 'flex', flexDirection: 'column', gap: '2' },
    '& > section > div': {
      pointerEvents: 'auto',
      bg: 'bg.raised',
      boxShadow: 'raised',
      borderRadius: 'md',
      animation: 'seamline-rise 160ms ease-out',
    },
    '@media print': { display: 'none' },
  },
});

/** The live region that shows messages above the rest of the page. */
export function MessageRegion() {
  const shown = useNotifications().filter((message) => message.shown);
  // A modal dialog makes the rest of the page inert: a message must be inside it to be announced, paused and clicked.
  const dialog = useTopDialog();
  // Screen readers announce additions to an existing region only, so both regions exist even when empty.
  return (
    <>
      <Messages shown={dialog ? [] : shown} />
      {dialog && createPortal(<Messages shown={shown} />, dialog)}
    </>
  );
}

function Messages({ shown }: { shown: readonly Message[] }) {
  const { t } = useI18n(providedMessages);
  return (
    <Region aria-live="polite" aria-relevant="additions">
      {shown.length > 0 && (
        <section aria-label={t(msg`Messages`)}>
          {shown.map((message) => (
            <ShownMessage key={message.id} message={message} />
          ))}
        </section>
      )}
    </Region>
  );
}

function ShownMessage({ message }: { message: Message }) {
  const { t } = useI18n(providedMessages);
  const { id, kind, text, detail, retry, undo } = message;
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
          <IconButton size="sm" label={t(msg`Dismiss message`)} onClick={() => dismissMessage(id)}>
            <Icon name="close" />
          </IconButton>
        }
        below={
          (retry || undo) && (
            <>
              {retry && (
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    dismissMessage(id);
                    retry();
                  }}
                >
                  <Icon name="refresh" /> {t(msg`Retry`)}
                </Button>
              )}
              {undo && (
                <Button variant="outline" size="sm" onClick={() => undoMessage(id)}>
                  {t(msg`Undo`)}
                </Button>
              )}
            </>
          )
        }
      >
        {text}
      </Notice>
    </div>
  );
}
