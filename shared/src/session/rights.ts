import { atom, useAtomValue } from 'jotai';
import { useResolvedPath } from 'react-router-dom';
import { store } from './jotaiStore.ts';
import { readStoredJson, writeStored } from './storage.ts';
import { sessionAtom } from './token.ts';

/** What the server last answered about a manager. */
export interface Rights {
  readonly canView: boolean;
  readonly canEdit: boolean;
  /** The names of the branches that the manager is limited to; null without a limit. */
  readonly scope: readonly string[] | null;
}

/** Removed with the session. The stored rights keep the layout from shifting when the response arrives. */
const KEY = 'seamline:recent:rights';

const answeredAtom = atom(storedRights());

/** Null for owners, and for managers until the server has answered. */
const rightsAtom = atom((get) => {
  const session = get(sessionAtom);
  const answered = get(answeredAtom);
  return session?.role === 'manager' && answered?.person === session.number ? answered : null;
});

/** The rights of the manager at the page; null for owners, and until the server has answered. */
export function useRights(): Rights | null {
  return useAtomValue(rightsAtom, { store });
}

/** The rights now, for code outside of components. */
export function currentRights(): Rights | null {
  return store.get(rightsAtom);
}

/** Stores what the server answered about the manager at the page. */
export function setRights(rights: Rights): void {
  const answered = { ...rights, person: store.get(sessionAtom)?.number };
  writeStored(KEY, JSON.stringify(answered));
  store.set(answeredAtom, answered);
}

/** Pages of what all branches share. Managers with a scope read them. */
const COMPANY_WIDE =
  /^\/dashboard\/(branches|designation|companydetail|organisation\/import|(add)?leave|addshift|manage-?shift|employee\/health\/codes)/i;
/** Pages of what everybody may change about their own account. */
const OWN = /^\/dashboard\/(manager|profile)/i;

/** Returns whether a viewer may change what a page is about. The server decides; this hides what it would refuse. */
export function mayEdit(rights: Rights | null, pathname: string): boolean {
  if (!rights || OWN.test(pathname)) return true;
  const { canEdit, scope } = rights;
  return canEdit && (scope === null || (scope.length > 0 && !COMPANY_WIDE.test(pathname)));
}

/** Returns whether the viewer may change what the page at `to` is about, by default the page itself. */
export function useMayEdit(to = ''): boolean {
  return mayEdit(useRights(), useResolvedPath(to).pathname);
}

/** Returns the stored rights, with the number of the manager whose they are, if they have the shape of this release. */
export function storedRights(): (Rights & { person?: string | undefined }) | null {
  const stored = readStoredJson(KEY) as ReturnType<typeof storedRights>;
  const hasShape = typeof stored?.canEdit === 'boolean' && (stored.scope === null || Array.isArray(stored.scope));
  return hasShape ? stored : null;
}
