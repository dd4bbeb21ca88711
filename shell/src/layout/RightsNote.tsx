import { chakra } from '@chakra-ui/react/styled-system';
import { getSession } from '@seamline/shared/contract/session';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { query } from '@seamline/shared/query';
import { readStored, useSession, writeStored } from '@seamline/shared/session';
import { Icon, TextLink } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { layoutMessages } from './messages.ts';

const Frame = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    margin: 0,
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'subtle',
    borderBlockEndWidth: '1px',
    borderColor: 'line',
    '& > svg': { flexShrink: 0, color: 'stitch' },
    '@media print': { display: 'none' },
  },
});

/** Forgotten with the session; it keeps the page from moving when the answer is there. */
const KEY = 'seamline:recent:rights';
type Limits = 'none' | 'no-edit' | 'no-view';

/** Tells a manager with limited rights what to expect, before a form is filled in for nothing. */
export function RightsNote() {
  const text = useMessages(layoutMessages);
  const session = useSession();
  // A token of the data service says when it ends; of any other the service knows no rights.
  const isManager = session?.role === 'manager' && session.expiresAt !== undefined;
  const { data } = useQuery({ ...query(getSession), enabled: isManager, staleTime: 60_000 });
  const limits = data ? limitsOf(data) : readStored(KEY);
  useEffect(() => {
    if (data) writeStored(KEY, limitsOf(data));
  }, [data]);
  if (!isManager || (limits !== 'no-edit' && limits !== 'no-view')) return null;
  return (
    <Frame role="note">
      <Icon name="lock" />
      <span>
        {limits === 'no-edit' ? text.mayOnlyLook : text.mayNotLook}{' '}
        <TextLink asChild>
          <Link to={paths.managers}>{text.ownRights}</Link>
        </TextLink>
      </span>
    </Frame>
  );
}

function limitsOf({
  edit_permission,
  view_permission,
}: {
  edit_permission: boolean;
  view_permission: boolean;
}): Limits {
  if (!view_permission) return 'no-view';
  return edit_permission ? 'none' : 'no-edit';
}
