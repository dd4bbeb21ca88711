import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Button, Icon } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OPENED_FROM_LIST } from './RowLink.tsx';

interface AddLinkProps {
  to: string;
  /** The form is a dialog over the list: `to` is the path of its route below the list's. */
  opensDialog?: boolean;
  /** The look of the button where another one is the main action of the page. */
  variant?: 'outline';
  children: ReactNode;
}

/** A link from a list to its add form. */
export function AddLink({ to, opensDialog, variant, children }: AddLinkProps) {
  const { search } = useLocation();
  return (
    <Button asChild {...(variant && { variant })}>
      <Link {...(opensDialog ? { to: { pathname: to, search }, state: OPENED_FROM_LIST } : { to })}>
        <AddLabel>{children}</AddLabel>
      </Link>
    </Button>
  );
}

const WITH_PLUS = /^\+ (.+)$/su;

/** Label of an add button, with the same plus icon whether or not the text begins with a plus. */
export function AddLabel({ children }: { children: ReactNode }) {
  const [, words] = (typeof children === 'string' && WITH_PLUS.exec(children)) || [];
  return (
    <>
      <Icon name="plus" /> {words ? <VisuallyHidden>+ </VisuallyHidden> : null}
      {words ?? children}
    </>
  );
}
