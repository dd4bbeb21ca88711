import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Button, Icon } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OPENED_FROM_LIST } from './RowLink.tsx';

interface AddLinkProps {
  to: string;
  /** The form is a dialog over the list: `to` is the path of its route below the list's. */
  opensDialog?: boolean;
  children: ReactNode;
}

/** The way from a list to the form that adds to it. */
export function AddLink({ to, opensDialog, children }: AddLinkProps) {
  const { search } = useLocation();
  return (
    <Button asChild>
      <Link {...(opensDialog ? { to: { pathname: to, search }, state: OPENED_FROM_LIST } : { to })}>
        <AddLabel>{children}</AddLabel>
      </Link>
    </Button>
  );
}

const WITH_PLUS = /^\+ (.+)$/su;

/** What stands on a button that adds: the same plus everywhere, whether the words begin with one of their own or not. */
export function AddLabel({ children }: { children: ReactNode }) {
  const [, words] = (typeof children === 'string' && WITH_PLUS.exec(children)) || [];
  return (
    <>
      <Icon name="plus" /> {words ? <VisuallyHidden>+ </VisuallyHidden> : null}
      {words ?? children}
    </>
  );
}
