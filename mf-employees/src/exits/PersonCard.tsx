import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Identity } from '@seamline/shared/contract/employees/former-employees';
import { formatCalendarDay } from '@seamline/shared/messages';
import { Avatar } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

/** An employee in three or four lines, with an action below them. */
export function PersonCard({ person, action }: { person: Identity; action?: ReactNode }) {
  const { t } = useLingui();
  const { user_name, profile_pic, designation, department, branch_name, joining_date, reports, notice, leaving } =
    person;
  return (
    <HStack alignItems="flex-start" gap="3" bg="bg.subtle" borderRadius="md" padding="3">
      <Avatar name={user_name} source={profile_pic} size={56} />
      <div>
        <strong>{user_name}</strong>
        <Text color="fg.muted" fontSize="sm">
          {[designation, department, branch_name].filter(Boolean).join(' · ')}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {t`Works here since ${{ day: formatCalendarDay(joining_date) }}.`}{' '}
          {reports > 0 && (
            <Plural value={{ count: reports }} one="# employee reports to them." other="# employees report to them." />
          )}
        </Text>
        {notice && (
          <Text fontSize="sm">{t`On notice until ${{ day: formatCalendarDay(notice.company_last_day) }}.`}</Text>
        )}
        {leaving && (
          <Text color="danger.fg" fontSize="sm">
            {t`Has left already; the last day was ${{ day: formatCalendarDay(leaving.company_last_day) }}.`}
          </Text>
        )}
        {action && <Box marginBlockStart="2">{action}</Box>}
      </div>
    </HStack>
  );
}
