import { EmptyState } from '@seamline/shared/ui';
import { useLocation } from 'react-router-dom';

/** Explains that a URL belongs to another part of the suite. */
export function NoScreen() {
  return (
    <EmptyState title={`This remote has no screen at ${useLocation().pathname}`}>
      Other screens are in the shell: run "pnpm dev" and open it there.
    </EmptyState>
  );
}
