import type { Identity } from '@seamline/shared/contract/former-employees';
import { useMessages } from '@seamline/shared/messages';
import { Avatar, HStack, Text } from '@seamline/shared/ui';
import { formatCalendarDay } from '../details/formatCalendarDay.ts';
import { employeeMessages } from '../messages.ts';

/** Who somebody is, in three lines. */
export function PersonCard({ person }: { person: Identity }) {
  const text = useMessages(employeeMessages).formerEmployees;
  const { user_name, profile_pic, designation, department, branch_name, joining_date, reports, leaving } = person;
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
        {leaving && (
          <Text tone="danger" size="sm">
            {text.leftAlready(formatCalendarDay(leaving.company_last_day))}
          </Text>
        )}
      </div>
    </HStack>
  );
}
