import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
  title?: string;
  children: ReactNode;
}

/** A short mark beside a name. */
export function Badge({ tone = 'neutral', title, children }: BadgeProps) {
  return (
    <span className="seam-badge" data-tone={tone} title={title}>
      {children}
    </span>
  );
}
