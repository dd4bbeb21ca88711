import type { Role } from '@seamline/shared/contract/access/session';
import type { Scope } from './viewerContext.ts';

/** The account behind a request, as the database has it at this moment. */
export interface Viewer {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  /** Network address that the request came from. */
  readonly address: string;
  readonly canEdit: boolean;
  readonly canView: boolean;
  /** Null for who sees everybody: owners, and managers without a scope. */
  readonly scope: Scope | null;
  readonly session: ViewerSession;
}

/** The session of a request, to which signed URLs are bound. */
interface ViewerSession {
  readonly id: string;
  readonly expiresAt: Date;
  readonly epoch: number;
}
