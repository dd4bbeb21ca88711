import { useLocation } from '@seamline/shared/router';
import { EmptyState } from '@seamline/shared/ui';

/** Says of an address that it belongs to another part of the suite. */
export function NoScreen() {
  return (
    <EmptyState title={`This remote has no screen at ${useLocation().pathname}`}>
      Other screens are in the shell: run "pnpm dev" and open it there.
    </EmptyState>
  );
}
