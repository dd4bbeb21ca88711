import { usePhrases } from '@seamline/shared/messages';
import { Icon, type IconName, styled } from '@seamline/shared/ui';
import type { MenuGroup } from './menu.ts';
import { menuPhrases } from './menuPhrases.ts';

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
const Unwritten = styled('span', {
  base: { width: '3.5rem', borderBlockEndWidth: '2px', borderStyle: 'dashed', borderColor: 'stitch', opacity: 0.8 },
});

/** What a group's button shows: an icon to find it by, and its title where it has one. */
export function GroupTitle({ group }: { group: MenuGroup }) {
  const say = usePhrases(menuPhrases);
  return (
    <>
      <Icon name={ICONS[group.label] ?? 'more'} />
      {group.label ? <span>{say(group.label)}</span> : <Unwritten />}
    </>
  );
}
