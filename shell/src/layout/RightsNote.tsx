import { Link as TextLink } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';
import { getSession, type ViewerAnswer } from '@seamline/shared/contract/access/session';
import { paths } from '@seamline/shared/paths';
import { request } from '@seamline/shared/query';
import { readStored, useSession, writeStored } from '@seamline/shared/session';
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

/** Removed with the session. The stored limits keep the layout from shifting when the response arrives. */
const KEY = 'seamline:recent:rights';
type Limits = 'none' | 'no-edit' | 'no-view';

// Few viewers have a scope, and the line has room for the sentence before it comes.
const ScopeSentence = lazy(async () => ({ default: (await import('./ScopeSentence.tsx')).ScopeSentence }));

const SCOPE_KEY = 'seamline:recent:scope';

/** The limits of a manager's permissions, as the server last answered. */
export function storedLimits(): string | null {
  return readStored(KEY);
}

/** Returns whether the server is known to know this session, and not known to refuse it the records. */
export function useMayView(): boolean {
  return isIssued(useSession()) && storedLimits() !== 'no-view';
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
  const limits = data ? limitsOf(data) : readStored(KEY);
  const scope = data ? scopeOf(data) : readStored(SCOPE_KEY);
  useEffect(() => {
    if (!data) return;
    writeStored(KEY, limitsOf(data));
    writeStored(SCOPE_KEY, scopeOf(data));
  }, [data]);
  const isLimited = limits === 'no-edit' || limits === 'no-view';
  if (!isManager || !(isLimited || scope)) return null;
  return (
    <Frame role="note">
      <Icon name="lock" />
      <span>
        {scope && limits !== 'no-view' && (
          <Suspense>
            <ScopeSentence names={JSON.parse(scope) as string[]} />
          </Suspense>
        )}{' '}
        {limits === 'no-edit' && (
          <Trans>You can look at everything here, but not change it. An owner can give you the right to edit.</Trans>
        )}
        {limits === 'no-view' && (
          <Trans>You cannot see these screens yet. An owner can give you the right to view them.</Trans>
        )}{' '}
        <TextLink asChild>
          <Link to={paths.managers}>
            <Trans>Your rights and your password</Trans>
          </Link>
        </TextLink>
      </span>
    </Frame>
  );
}

/** The names of the branches that a manager is limited to, as the browser keeps them; empty where there is no limit. */
function scopeOf({ scope }: ViewerAnswer): string {
  return scope ? JSON.stringify(scope) : '';
}

function limitsOf({
  edit_permission,
  view_permission,
}: {
  edit_permission: boolean;
  view_permission: boolean;
}): Limits {
  if (!view_permission) return 'no-view';
  return edit_permission ? 'none' : 'no-edit';
}
