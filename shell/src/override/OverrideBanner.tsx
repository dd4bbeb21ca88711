import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import { useRemotes } from '../remotes/remoteStore.ts';
import { overrideMessages } from './messages.ts';
import { type Override, stopOverride } from './override.ts';

const Corner = chakra('aside', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    bottom: '3',
    zIndex: 70,
    width: 'min(26rem, calc(100vw - 1.5rem))',
    bg: 'raised',
    borderRadius: 'md',
    boxShadow: 'raised',
    borderWidth: '1px',
    borderColor: 'danger',
    '@media print': { display: 'none' },
  },
});

/** Says that a development server is shown, for as long as it is; or why none is. */
export function OverrideBanner({ title, origin, refused }: Override) {
  const text = useMessages(overrideMessages);
  const { store } = useRemotes();
  if (refused) {
    return (
      <Corner aria-label={text.name}>
        <Notice
          tone="error"
          detail={text.releaseInstead}
          action={
            <Button variant="outline" size="sm" onClick={() => store.setOverride(undefined)}>
              {text.close}
            </Button>
          }
        >
          {text[refused](title, origin)}
        </Notice>
      </Corner>
    );
  }
  return (
    <Corner aria-label={text.name}>
      <Notice
        action={
          <Button variant="outline" size="sm" onClick={stopOverride}>
            {text.stop}
          </Button>
        }
      >
        {text.shown(title, origin)}
      </Notice>
    </Corner>
  );
}
