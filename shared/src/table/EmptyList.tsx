import { EmptyState, type IconName } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** What is said of a list without rows. */
export interface EmptyWords {
  icon: IconName;
  title: string;
  /** What such records are for, where there is none. */
  why?: ReactNode;
  /** What leads on where there is none. */
  add?: ReactNode;
  /** What was looked for, where the search leaves none. */
  noMatch?: ReactNode;
  /** The way back from a search that leaves none. */
  clear?: ReactNode;
}

interface EmptyListProps extends EmptyWords {
  /** Whether there is no record at all, and not only none that search and filters leave. */
  isEmpty: boolean;
}

/** What stands in place of a list without rows. */
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
