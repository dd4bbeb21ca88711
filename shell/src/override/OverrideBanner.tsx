import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@seamline/shared/ui';
import { useRemotes } from '../remotes/remoteStore.ts';
import { type Override, type RefusedOverride, stopOverride } from './override.ts';

const Corner = chakra('aside', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    bottom: '3',
    zIndex: 70,
    width: 'min(26rem, calc(100vw - 1.5rem))',
    bg: 'bg.raised',
    borderRadius: 'md',
    boxShadow: 'raised',
    borderWidth: '1px',
    borderColor: 'danger',
    '@media print': { display: 'none' },
  },
});

/** Tells developers that a development server is shown in place of a release, or why it is not. */
export function OverrideBanner({ title, origin, refused }: Override) {
  const { t } = useLingui();
  const { store } = useRemotes();
  if (refused) {
    return (
      <Corner aria-label={t`Development server`}>
        <Notice
          tone="error"
          detail={t`The release is shown instead.`}
          action={
            <Button variant="outline" size="sm" onClick={() => store.setOverride(undefined)}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          {t(refusal(refused, title, origin))}
        </Notice>
      </Corner>
    );
  }
  return (
    <Corner aria-label={t`Development server`}>
      <Notice
        action={
          <Button variant="outline" size="sm" onClick={stopOverride}>
            <Trans>Stop</Trans>
          </Button>
        }
      >
        <Trans>
          {title} comes from {origin}, not from its release.
        </Trans>
      </Notice>
    </Corner>
  );
}

/** Returns the message for a refused override. `title` is the whole request where it could not be read. */
function refusal(refused: RefusedOverride, title: string, origin: string): MessageDescriptor {
  switch (refused) {
    case 'unreadable':
      return msg`“${title}” names no development server. It looks like mf-leave@http://localhost:3102/.`;
    case 'notAllowed':
      return msg`${title} is not taken from ${origin}: the operator of this page has not allowed it (OVERRIDE_ORIGINS).`;
    case 'unreachable':
      return msg`${title} could not be taken from ${origin}: there is no mf-stats.json that this page may read.`;
    case 'anotherRemote':
      return msg`${origin} serves another remote than ${title}.`;
    case 'forDevelopment':
      return msg`${title} from ${origin} was compiled for React’s development version, and this page runs the production one. Compile it with mode: 'production'.`;
    case 'incompatible':
      return msg`${title} from ${origin} was made for another version of this page.`;
    case 'notLoaded':
      return msg`${title} from ${origin} could not be loaded.`;
    case 'stopped':
      return msg`${title} from ${origin} stopped with an error.`;
  }
}
