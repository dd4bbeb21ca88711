import { chakra } from '@chakra-ui/react/styled-system';
import { useMessages } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import { overrideMessages } from './messages.ts';
import { stopOverride } from './override.ts';
import { type Override, tellOverride } from './shownOverride.ts';

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

/** Says all the time that what is on the page is somebody's work in progress; and once, why it is not. */
export function OverrideBanner({ title, origin, refused }: Override) {
  const text = useMessages(overrideMessages);
  if (refused) {
    return (
      <Corner aria-label={text.name}>
        <Notice
          tone="error"
          detail={text.releaseInstead}
          action={
            <Button variant="outline" size="sm" onClick={() => tellOverride(undefined)}>
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
