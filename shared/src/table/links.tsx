import { Link as ChakraLink } from '@chakra-ui/react/link';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { useMayEdit } from '@seamline/shared/session';
import { Button, Icon, type IconName } from '@seamline/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
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

interface EditAndDeleteProps {
  id: number;
  name: string;
  /** Links between the two. */
  children?: ReactNode;
}

/**
 * The links of a row to the dialogs that edit and delete its record, which are the routes `:id/edit` and `:id/delete`.
 * For viewers who may not edit, the first dialog shows the record.
 */
export function EditAndDelete({ id, name, children }: EditAndDeleteProps) {
  const { t } = useI18n(builtInMessages);
  if (!useMayEdit()) return <DialogLink icon="eye" label={t(msg`View ${name}`)} to={`${id}/edit`} />;
  return (
    <>
      <DialogLink icon="edit" label={t(msg`Edit ${name}`)} to={`${id}/edit`} />
      {children}
      <DialogLink icon="trash" tone="danger" label={t(msg`Delete ${name}`)} to={`${id}/delete`} />
    </>
  );
}

/** The state of a history entry whose predecessor is the list below the dialog. */
export const OPENED_FROM_LIST = { isOpenedFromList: true };

interface LinkButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  to: string;
  /** `to` is the path of a dialog's route below that of the page. */
  opensDialog?: boolean | undefined;
  icon?: IconName;
  children: ReactNode;
}

/** A link that looks like a button; by default not like the main one of the page. */
export function LinkButton({ to, opensDialog, icon, children, ...look }: LinkButtonProps) {
  const { search } = useLocation();
  const target = opensDialog
    ? { to: { pathname: to, search }, state: OPENED_FROM_LIST, preventScrollReset: true }
    : { to };
  return (
    <Button asChild variant="outline" {...look}>
      <Link {...target}>
        {icon && <Icon name={icon} />} {children}
      </Link>
    </Button>
  );
}

interface AddLinkProps extends Pick<LinkButtonProps, 'to' | 'opensDialog' | 'variant'> {
  /** A text, so that the plus that it may begin with is found. */
  children: string;
}

/** A link from a list to its add form, for those who may add; by default the main action of the page. */
export function AddLink({ children, ...props }: AddLinkProps) {
  return (
    <ForEditors to={props.to}>
      <LinkButton variant="solid" {...props}>
        <AddLabel>{children}</AddLabel>
      </LinkButton>
    </ForEditors>
  );
}

/** Content for viewers who may change what the page at `to` is about, by default the page itself. */
export function ForEditors({ to, children }: { to?: string; children: ReactNode }) {
  return useMayEdit(to) && children;
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

interface TextLinkProps extends Omit<ComponentProps<typeof ChakraLink>, 'asChild' | 'href'> {
  to: string;
}

/** A link in a text, or by itself. */
export function TextLink({ to, children, ...look }: TextLinkProps) {
  return (
    <ChakraLink asChild {...look}>
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}

/** A link from a screen back to its list, above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      to={to}
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingBlock={{ base: '3', md: 0 }}
      marginBlock={{ base: '-3', md: 0 }}
    >
      <Icon name="arrowLeft" />
      {children}
    </TextLink>
  );
}
