import { ACTIVITY_ACTIONS, ACTIVITY_RECORDS } from '@seamline/shared/contract/activity';
import { useMessages } from '@seamline/shared/messages';
import { ChoiceFilter, DayFilter, SearchFilter, useAddressSearch } from '@seamline/shared/table';
import { Box, Flex } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { adminMessages } from '../messages.ts';
import type { FilterName } from './activityFilter.ts';

/** What narrows the log: text, person, record, action and days, all kept in the address. */
export function ActivityFilters() {
  const { activity: text } = useMessages(adminMessages);
  const { data } = useQuery(api.activity.people);
  const people =
    data?.people.map(({ id, name, number }) => ({ value: String(id), label: number ? `${name} (${number})` : name })) ??
    [];
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
      <Box flex="1 1 12rem" maxWidth={{ md: '20rem' }}>
        <SearchFilter label={text.search} />
      </Box>
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

interface Option {
  value: string;
  label: string;
}

function labelled<V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

interface ChoiceProps {
  name: FilterName;
  label: string;
  anything: string;
  options: readonly Option[];
  /** The least width on a phone: a whole line for one of them, so that the two days stand side by side. */
  phone?: string;
}

function Choice({ name, label, anything, options, phone = '9rem' }: ChoiceProps) {
  const [value, change] = useAddressSearch(name);
  return (
    <Box minWidth="0" flex={{ base: `1 1 ${phone}`, md: '0 1 9.5rem' }}>
      <ChoiceFilter label={label} all={anything} value={value} change={change}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </ChoiceFilter>
    </Box>
  );
}

function Day(props: { name: FilterName; label: string }) {
  return (
    <Box minWidth="0" flex={{ base: '1 1 9rem', md: '0 1 9rem' }}>
      <DayFilter {...props} />
    </Box>
  );
}
