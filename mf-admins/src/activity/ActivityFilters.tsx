import { ACTIVITY_ACTIONS, ACTIVITY_RECORDS } from '@seamline/shared/contract/activity';
import { useMessages } from '@seamline/shared/messages';
import { Flex } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { Choice, Day, labelled, Search } from '../log/LogFilters.tsx';
import { adminMessages } from '../messages.ts';

/** What narrows the log: text, person, record, action and days, all kept in the address. */
export function ActivityFilters() {
  const { activity: text } = useMessages(adminMessages);
  const { data } = useQuery(api.activity.people);
  const people =
    data?.people.map(({ id, name, number }) => ({ value: String(id), label: number ? `${name} (${number})` : name })) ??
    [];
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
      <Search label={text.search} />
      <Choice name="who" phone="100%" label={text.who} anything={text.anybody} options={people} />
      <Choice
        name="record"
        label={text.record}
        anything={text.anything}
        options={labelled(ACTIVITY_RECORDS, text.records)}
      />
      <Choice
        name="action"
        label={text.action}
        anything={text.anyAction}
        options={labelled(ACTIVITY_ACTIONS, text.actions)}
      />
      <Day name="from" label={text.from} />
      <Day name="to" label={text.to} />
    </Flex>
  );
}
