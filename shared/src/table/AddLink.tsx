import { Link } from '@seamline/shared/router';
import { Button, Icon } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** The way from a list to the form that adds to it. */
export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild>
      <Link to={to}>
        <Icon name="plus" /> {children}
      </Link>
    </Button>
  );
}
