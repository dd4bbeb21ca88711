import { EmptyState, type IconName } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** The content shown in place of a list without rows. */
export interface EmptyWords {
  icon: IconName;
  title: string;
  /** Explanation for a list without records: the purpose of such records. */
  why?: ReactNode;
  /** Link or button that adds the first record. */
  add?: ReactNode;
  /** Explanation for a search without results, with the search text. */
  noMatch?: ReactNode;
  /** Button that clears a search without results. */
  clear?: ReactNode;
}

interface EmptyListProps extends EmptyWords {
  /** True if there are no records at all, false if search and filters have no results. */
  isEmpty: boolean;
}

/** Replaces a list without rows. */
export function EmptyList({ isEmpty, icon, title, why, add, noMatch, clear }: EmptyListProps) {
  return isEmpty ? (
    <EmptyState icon={icon} title={title} action={add}>
      {why}
    </EmptyState>
  ) : (
    <EmptyState icon="search" title={title} action={clear}>
      {noMatch}
    </EmptyState>
  );
}
