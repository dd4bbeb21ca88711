import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Button, Icon } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link from a list to its add form. */
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
