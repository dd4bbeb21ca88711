import { useMessages } from '@seamline/shared/messages';
import { clearNotifications, readNotifications, useNotifications } from '@seamline/shared/session';
import { Button, Icon, IconButton, Popover, styled, Text } from '@seamline/shared/ui';
import { shellMessages } from '../messages.ts';

const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });

const Dot = styled('span', {
  base: { position: 'absolute', top: '7px', insetInlineEnd: '7px', width: '9px', height: '9px', borderRadius: 'full', bg: 'dangerSolid' },
});

const List = styled('ol', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    width: 'min(22rem, calc(100vw - 3rem))',
    maxHeight: '60dvh',
    overflowY: 'auto',
    '& > li': { display: 'flex', gap: '2.5', padding: '2.5', borderBlockEndWidth: '1px', borderColor: 'line' },
    '& [data-kind=error] > svg': { color: 'danger' },
    '& [data-kind=success] > svg': { color: 'success' },
    '& small': { color: 'muted', display: 'block' },
  },
});

/** Everything that was said since the sign-in, also what has gone from the page. */
export function NotificationCentre() {
  const text = useMessages(shellMessages);
  const messages = useNotifications();
  const unread = messages.filter((message) => !message.read && !message.shown).length;
  return (
    <Popover
      role="dialog"
      label={text.notifications}
      button={(wiring) => (
        <IconButton
          {...wiring}
          label={unread > 0 ? text.notificationsUnread(unread) : text.notifications}
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
      {() =>
        messages.length === 0 ? (
          <Text tone="muted" padding="3">
            {text.noNotifications}
          </Text>
        ) : (
          <>
            <List>
              {messages.map((message) => (
                <li key={message.id} data-kind={message.kind}>
                  <Icon name={message.kind === 'error' ? 'alert' : 'checkCircle'} />
                  <div>
                    {message.text}
                    {message.detail && <small>{message.detail}</small>}
                    <small>{time.format(message.at)}</small>
                  </div>
                </li>
              ))}
            </List>
            <Button variant="ghost" onClick={clearNotifications}>
              {text.clearNotifications}
            </Button>
          </>
        )
      }
    </Popover>
  );
}
