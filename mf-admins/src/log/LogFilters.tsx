import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { ChoiceFilter, DayFilter, SearchFilter, useSearchParamFilter } from '@seamline/shared/table';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';

export function Search({ label }: { label: string }) {
  return (
    <Box flex="1 1 12rem" maxWidth={{ md: '20rem' }}>
      <SearchFilter label={label} />
    </Box>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  anything: string;
  options: ComponentProps<typeof ChoiceFilter>['options'];
  /** The width on a phone. One choice takes a whole line, so that the two days are side by side. */
  phone?: string;
}

/** A choice that the URL keeps. */
export function Choice({ name, label, anything, options, phone = '9rem' }: ChoiceProps) {
  const [value, change] = useSearchParamFilter(name);
  return (
    <Box minWidth="0" flex={{ base: `1 1 ${phone}`, md: '0 1 9.5rem' }}>
      <ChoiceFilter label={label} all={anything} options={options} value={value} change={change} />
    </Box>
  );
}

/** The first and the last day of the entries, which the URL keeps. */
export function Days() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  return (
    <>
      <Day
        name="from"
        label={t`From`}
        error={from && to && from > to ? t`“From” must not be after “To”.` : undefined}
      />
      <Day name="to" label={t`To`} />
    </>
  );
}

function Day(props: ComponentProps<typeof DayFilter>) {
  return (
    <Box minWidth="0" flex={{ base: '1 1 9rem', md: '0 1 9rem' }}>
      <DayFilter {...props} />
    </Box>
  );
}

/** The search parameters that every log can be filtered by. */
export const LOG_FILTER_NAMES = ['q', 'from', 'to'] as const;

/** Reads text and days of a filter from the search parameters and ignores invalid values. */
export function logFilterIn(parameters: URLSearchParams): { q?: string; from?: string; to?: string } {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const [q, from, to] = [read('q').slice(0, 200), read('from'), read('to')];
  return { ...(q && { q }), ...(isCalendarDate(from) && { from }), ...(isCalendarDate(to) && { to }) };
}
