import { Flex } from '@chakra-ui/react/flex';
import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_ACTIONS, ACTIVITY_RECORDS } from '@seamline/shared/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { Choice, Days, Search } from '../log/LogFilters.tsx';
import { activityPeople } from '../queries.ts';
import { ACTION_LABELS, RECORD_LABELS } from './labels.ts';

/** Filters the log by text, person, record, action and days. The URL keeps them. */
export function ActivityFilters() {
  const { t } = useLingui();
  const { data } = useQuery(activityPeople);
  const people =
    data?.people.map(({ id, name, number }) => ({ value: String(id), label: number ? `${name} (${number})` : name })) ??
    [];
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
      <Search label={t`Search activity`} />
      <Choice name="who" phone="100%" label={t`Who`} anything={t`Anybody`} options={people} />
      <Choice
        name="record"
        label={t`Record`}
        anything={t`Anything`}
        options={ACTIVITY_RECORDS.map((value) => ({ value, label: t(RECORD_LABELS[value]) }))}
      />
      <Choice
        name="action"
        label={t`Action`}
        anything={t`Any`}
        options={ACTIVITY_ACTIONS.map((value) => ({ value, label: t(ACTION_LABELS[value]) }))}
      />
      <Days />
    </Flex>
  );
}
