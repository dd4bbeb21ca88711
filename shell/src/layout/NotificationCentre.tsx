import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { perLocale } from '@seamline/shared/messages';
import {
  clearNotifications,
  dismissFailures,
  readNotifications,
  undoMessage,
  useNotifications,
} from '@seamline/shared/session';
import { Button, Icon, IconButton, Popover } from '@seamline/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const time = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' }),
);

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    top: '7px',
    insetInlineEnd: '7px',
    width: '9px',
    height: '9px',
    borderRadius: 'full',
    bg: 'danger.solid',
    outline: '2px solid',
    outlineColor: 'bg.panel',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

const Panel = chakra('div', {
  base: {
    width: 'min(22rem, calc(100vw - 2rem))',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '44px',
      paddingInlineStart: '2.5',
    },
    '& > p': { paddingInline: '2.5', paddingBlockEnd: '3' },
    '& ol': { maxHeight: '60dvh', overflowY: 'auto' },
    '& li': {
      display: 'flex',
      gap: '2.5',
      padding: '2.5',
      borderBlockStartWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& li > div': { minWidth: 0 },
    '& li > svg': { marginBlockStart: '1px' },
    '& [data-kind=error] > svg': { color: 'danger' },
    '& [data-kind=success] > svg': { color: 'success' },
    '& small': { color: 'fg.muted', display: 'block', fontSize: 'sm' },
  },
});

/** All messages since the sign-in, those included that are no longer on the page. */
export function NotificationCentre() {
  const { t } = useLingui();
  const messages = useNotifications();
  const unread = messages.filter((message) => !message.read && !message.shown).length;
  return (
    <Popover
      role="dialog"
      label={t`Notifications`}
      button={(wiring) => (
        <IconButton
          {...wiring}
          label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
          onClick={() => {
            readNotifications();
            wiring.onClick();
          }}
        >
          <Icon name="bell" />
          {unread > 0 && <Dot />}
        </IconButton>
      )}
    >
      {() => (
        <Panel>
          <div>
            <Heading size="md">{t`Notifications`}</Heading>
            {messages.length > 0 && (
              <Button variant="ghost" size="sm" onClick={clearNotifications}>
                <Trans>Clear all</Trans>
              </Button>
            )}
          </div>
          {messages.length === 0 && (
            <Text color="fg.muted">
              <Trans>Nothing has happened yet.</Trans>
            </Text>
          )}
          {messages.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            <ol tabIndex={0} aria-label={t`Notifications`}>
              {messages.map((message) => (
                <li key={message.id} data-kind={message.kind}>
                  <Icon name={message.kind === 'error' ? 'alert' : 'checkCircle'} />
                  <div>
                    {message.text}
                    {message.detail && <small>{message.detail}</small>}
                    <small>{time().format(message.at)}</small>
                    {message.undo && (
                      <Button variant="outline" size="sm" onClick={() => undoMessage(message.id)}>
                        <Trans>Undo</Trans> <VisuallyHidden>{message.text}</VisuallyHidden>
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Panel>
      )}
    </Popover>
  );
}

/** Dismisses the failures of an area when it is left. A component, since each change of the URL renders it again. */
export function DismissFailuresOfArea(): null {
  const area = useLocation().pathname.split('/')[2]?.toLowerCase();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the area is another one
  useEffect(() => dismissFailures, [area]);
  return null;
}
