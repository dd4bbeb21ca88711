import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Button, Icon } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way from a list to the form that adds to it. */
export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild>
      <Link to={to}>
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
