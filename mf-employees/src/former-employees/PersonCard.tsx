import type { Identity } from '@seamline/shared/contract/former-employees';
import { useMessages } from '@seamline/shared/messages';
import { Avatar, Box, HStack, Text } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../details/formatCalendarDay.ts';
import { employeeMessages } from '../messages.ts';

/** An employee in three or four lines, with an action below them. */
export function PersonCard({ person, action }: { person: Identity; action?: ReactNode }) {
  const text = useMessages(employeeMessages).formerEmployees;
  const { user_name, profile_pic, designation, department, branch_name, joining_date, reports, notice, leaving } =
    person;
  return (
    <HStack alignItems="flex-start" gap="3" bg="subtle" borderRadius="md" padding="3">
      <Avatar name={user_name} source={profile_pic} size={56} />
      <div>
        <strong>{user_name}</strong>
        <Text tone="muted" size="sm">
          {[designation, department, branch_name].filter(Boolean).join(' · ')}
        </Text>
        <Text tone="muted" size="sm">
          {text.since(formatCalendarDay(joining_date))} {reports > 0 && text.reports(reports)}
        </Text>
        {notice && <Text size="sm">{text.onNotice(formatCalendarDay(notice.company_last_day))}</Text>}
        {leaving && (
          <Text tone="danger" size="sm">
            {text.leftAlready(formatCalendarDay(leaving.company_last_day))}
          </Text>
        )}
        {action && <Box marginBlockStart="2">{action}</Box>}
      </div>
    </HStack>
  );
}
