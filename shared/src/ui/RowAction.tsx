import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface RowActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The action and its row: `Edit Ring Road`. */
  label: string;
  tone?: 'danger';
}

/** An icon button for rows of tables and lists: light enough for thousands of them. */
export function RowAction({ icon, label, tone, type = 'button', ...props }: RowActionProps) {
  return (
    <button type={type} className="seam-action" data-tone={tone} aria-label={label} title={label} {...props}>
      <Icon name={icon} />
    </button>
  );
}
