import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '@seamline/shared/ui';
import { memo } from 'react';
import type { MenuGroup } from './menu.ts';
import { useMenuLabel } from './useMenuLabel.ts';

const ICONS: Record<string, IconName> = {
  'COMPANY SETTING': 'branch',
  'LEAVE MANAGEMENT': 'leave',
  'SHIFT MANAGEMENT': 'clock',
  ATTENDANCE: 'checkCircle',
  'WORK ALLOCATION': 'briefcase',
  'TRACK EMPLOYESS': 'pin',
  'DAILY WORK REPORT': 'edit',
  HOLIDAYS: 'sun',
  PENALTY: 'alert',
  'TASK MANAGMENT': 'list',
  REPORTS: 'download',
  LOGS: 'history',
  USER: 'people',
};

// The group without a title shows an unwritten label: a line of stitches.
const Unwritten = chakra('span', {
  base: { width: '3.5rem', borderBlockEndWidth: '2px', borderStyle: 'dashed', borderColor: 'stitch', opacity: 0.8 },
});

interface GroupButtonProps {
  group: MenuGroup;
  open: boolean;
  /** The id of the list that it opens. */
  listId: string;
  toggle(open: boolean): void;
}

/** Opens a group of the menu: an icon to find it by, and its title where it has one. */
export const GroupButton = memo(({ group, open, listId, toggle }: GroupButtonProps) => {
  const { t } = useLingui();
  const labelIn = useMenuLabel();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={listId}
      aria-label={group.label ? undefined : t`More`}
      onClick={() => toggle(!open)}
    >
      <Icon name={ICONS[group.label] ?? 'more'} />
      {group.label ? <span>{labelIn(group.label)}</span> : <Unwritten />}
      <Icon name="chevronDown" />
    </button>
  );
});
