import { Link as TextLink } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';
import { getSession, type ViewerAnswer } from '@seamline/shared/contract/access/session';
import { paths } from '@seamline/shared/paths';
import { request } from '@seamline/shared/query';
import { type Rights, setRights, useRights, useSession } from '@seamline/shared/session';
import { Icon } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isIssued } from '../session/isIssued.ts';

const Frame = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'bg.subtle',
    borderBlockEndWidth: '1px',
    '& > svg': { flexShrink: 0, color: 'stitch' },
    '@media print': { display: 'none' },
  },
});

// Few viewers have a scope, and the line has room for the sentence before it comes.
const ScopeSentence = lazy(async () => ({ default: (await import('./ScopeSentence.tsx')).ScopeSentence }));

/** Returns whether the server is known to know this session, and not known to refuse it the records. */
export function useMayView(): boolean {
  const rights = useRights();
  return isIssued(useSession()) && rights?.canView !== false;
}

/** Notice for managers with limited permissions, shown before they fill in a form. */
export function RightsNote() {
  const session = useSession();
  const isManager = isIssued(session) && session.role === 'manager';
  const { data } = useQuery({
    queryKey: [getSession.path],
    queryFn: request(getSession),
    enabled: isManager,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (data) setRights(rightsOf(data));
  }, [data]);
  const { canView, canEdit, scope } = useRights() ?? UNLIMITED;
  if (canView && canEdit && !scope) return null;
  return (
    <Frame role="note">
      <Icon name="lock" />
      <span>
        {scope && canView && (
          <Suspense>
            <ScopeSentence names={scope} />
          </Suspense>
        )}{' '}
        {canView && !canEdit && (
          <Trans>You can look at everything here, but not change it. An owner can give you the right to edit.</Trans>
        )}
        {!canView && <Trans>You cannot see these screens yet. An owner can give you the right to view them.</Trans>}{' '}
        <TextLink asChild>
          <Link to={paths.managers}>
            <Trans>Your rights and your password</Trans>
          </Link>
        </TextLink>
      </span>
    </Frame>
  );
}

const UNLIMITED: Rights = { canView: true, canEdit: true, scope: null };

function rightsOf({ view_permission, edit_permission, scope }: ViewerAnswer): Rights {
  return { canView: view_permission, canEdit: view_permission && edit_permission, scope: scope ?? null };
}
