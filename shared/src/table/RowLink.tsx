import { Icon, type IconName } from '@seamline/shared/ui';
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
