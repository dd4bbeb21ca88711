import { getSession, type ViewerAnswer } from '@seamline/shared/contract/access/session';
import { request } from '@seamline/shared/query';
import { currentRights, type Rights, setRights, useRights, useSession } from '@seamline/shared/session';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { isIssued } from '../session/isIssued.ts';

const loadNote = async () => ({ default: (await import('./LimitsNote.tsx')).LimitsNote });
const LimitsNote = lazy(loadNote);
// Few viewers have limits. For those who had some before, the line is there with the page.
if (isLimited(currentRights())) void loadNote().catch(() => undefined);

/** Returns whether the server is known to know this session, and not known to refuse it the records. */
export function useMayView(): boolean {
  const rights = useRights();
  return isIssued(useSession()) && rights?.canView !== false;
}

/** Keeps the rights of a manager up to date, and says above the page which ones they do not have. */
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
  const rights = useRights();
  if (!isLimited(rights)) return null;
  return (
    <Suspense>
      <LimitsNote {...rights} />
    </Suspense>
  );
}

function isLimited(rights: Rights | null): rights is Rights {
  return rights !== null && !(rights.canEdit && rights.scope === null);
}

function rightsOf({ view_permission, edit_permission, scope }: ViewerAnswer): Rights {
  return { canView: view_permission, canEdit: view_permission && edit_permission, scope: scope ?? null };
}
