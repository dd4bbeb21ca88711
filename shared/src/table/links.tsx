import { Link as TextLink } from '@chakra-ui/react/link';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Button, Icon, type IconName } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router-dom';

interface RowLinkProps extends Pick<LinkProps, 'state'> {
  icon: IconName;
  /** The action and its row: `Edit Ring Road`. */
  label: string;
  to: LinkProps['to'];
  tone?: 'danger';
}

/** An icon in a row that leads to another page. */
export function RowLink({ icon, label, tone, ...link }: RowLinkProps) {
  return (
    <Link className="seam-action" data-tone={tone} aria-label={label} title={label} {...link}>
      <Icon name={icon} />
    </Link>
  );
}

/** An icon in a row that opens a dialog over the list: `to` is the path of the dialog's route below the list's. */
export function DialogLink({ to, ...props }: Omit<RowLinkProps, 'to' | 'state'> & { to: string }) {
  const { search } = useLocation();
  return <RowLink {...props} to={{ pathname: to, search }} state={OPENED_FROM_LIST} />;
}

/** The state of a history entry whose predecessor is the list below the dialog. */
export const OPENED_FROM_LIST = { isOpenedFromList: true };

interface AddLinkProps {
  to: string;
  /** The form is a dialog over the list: `to` is the path of its route below the list's. */
  opensDialog?: boolean;
  /** The look of the button where another one is the main action of the page. */
  variant?: 'outline';
  /** A text, so that the plus that it may begin with is found. */
  children: string;
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
function AddLabel({ children }: { children: string }) {
  const [, words] = WITH_PLUS.exec(children) ?? [];
  return (
    <>
      <Icon name="plus" /> {words ? <VisuallyHidden>+ </VisuallyHidden> : null}
      {words ?? children}
    </>
  );
}

/** A link from a screen back to its list, above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      asChild
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingBlock={{ base: '3', md: 0 }}
      marginBlock={{ base: '-3', md: 0 }}
    >
      <Link to={to}>
        <Icon name="arrowLeft" />
        {children}
      </Link>
    </TextLink>
  );
}
