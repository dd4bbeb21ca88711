import { Link } from '@seamline/shared/router';
import { Icon, TextLink } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** The way back from a screen to the list that it hangs from, for above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink asChild>
      <Link to={to}>
        <Icon name="arrowLeft" /> {children}
      </Link>
    </TextLink>
  );
}
