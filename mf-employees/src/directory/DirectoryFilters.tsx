import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DIRECTORY_SORTS, DIRECTORY_VIEWS, type DirectorySort } from '@seamline/shared/contract/employees/employees';
import { ChoiceFilter, FilterSelect, type SearchParamsChange } from '@seamline/shared/table';
import { Button, Field, Icon, useIsNarrow, useMediaQuery } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type DirectoryFilter, employeeLookups } from '../queries.ts';
import { COLUMNS } from './directoryColumns.ts';
import { chosenFilters, NARROWING, type View } from './directoryParams.ts';
import { FILTER_COLUMNS, MoreFilters, optionsOf } from './MoreFilters.tsx';

const Switch = chakra('fieldset', {
  base: {
    display: 'flex',
    alignSelf: 'end',
    '& > legend': { srOnly: true },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '44px', md: '36px' },
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.panel',
      color: 'fg',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
      '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.fg', zIndex: 1 },
      '&:first-of-type': { borderStartStartRadius: 'md', borderEndStartRadius: 'md' },
      '&:last-of-type': { borderStartEndRadius: 'md', borderEndEndRadius: 'md', marginInlineStart: '-1px' },
    },
  },
});

/** The orders that are always offered; the others are those of the columns of the list. */
const SORT_LABELS: Readonly<Partial<Record<DirectorySort, MessageDescriptor>>> = {
  department: msg`Department`,
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
  joined: msg`Joining date, oldest first`,
  '-joined': msg`Joining date, newest first`,
  code: msg`Employee code, ascending`,
  '-code': msg`Employee code, descending`,
  added: msg`Oldest entry`,
  '-added': msg`Newest entry`,
};

function sortLabel(sort: DirectorySort, i18n: I18n): string {
  const label = SORT_LABELS[sort];
  if (label) return i18n._(label);
  const by = sort.replace('-', '');
  const column = Object.values(COLUMNS).find((each) => 'sort' in each && each.sort === by)?.label;
  const name = column ? i18n._(column) : by;
  return i18n._(sort.startsWith('-') ? msg`${{ column: name }}, descending` : msg`${{ column: name }}, ascending`);
}

interface DirectoryFiltersProps {
  filter: DirectoryFilter;
  change: SearchParamsChange;
  /** The box for names: on one line with the filters where they all have room. */
  search: ReactNode;
  /** Buttons before the filters that are behind the button. */
  children?: ReactNode;
}

/** Search, filters and order, each in the URL. The filters needed less often are behind a button, on a phone all are. */
export function DirectoryFilters({ search, children, ...props }: DirectoryFiltersProps) {
  const isNarrow = useIsNarrow();
  const isWide = useMediaQuery('(min-width: 90rem)');
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Box display="flex" flexWrap="wrap" gap="3" alignItems="end" justifyContent="space-between">
      {isWide ? <Choices {...props}>{search}</Choices> : <Box flex="1 1 10rem">{search}</Box>}
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((before) => !before)}
      >
        <Icon name="filter" /> {isNarrow ? <Trans>Filters</Trans> : <Trans>More filters</Trans>}
      </Button>
      {!isWide && !isNarrow && (
        <Box width="100%">
          <Choices {...props} />
        </Box>
      )}
      <Stack id={panelId} width="100%" gap="3" hidden={!isOpen}>
        {children && (
          <Flex flexWrap="wrap" gap="3">
            {children}
          </Flex>
        )}
        {isNarrow && <Choices {...props} />}
        <MoreFilters {...props} />
      </Stack>
    </Box>
  );
}

interface ViewSwitchProps {
  view: View;
  show(view: View): void;
}

/** The choice between cards and list. */
export function ViewSwitch({ view, show }: ViewSwitchProps) {
  return (
    <Switch>
      <legend>
        <Trans>View</Trans>
      </legend>
      {DIRECTORY_VIEWS.map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => show(name)}>
          <Icon name={name === 'cards' ? 'dashboard' : 'list'} />
          {name === 'cards' ? <Trans>Cards</Trans> : <Trans>List</Trans>}
        </button>
      ))}
    </Switch>
  );
}

interface ChoicesProps extends Pick<DirectoryFiltersProps, 'filter' | 'change'> {
  children?: ReactNode;
}

function Choices({ filter, change, children }: ChoicesProps) {
  const { t, i18n } = useLingui();
  const lookups = useQuery(employeeLookups).data;
  const sorts = DIRECTORY_SORTS.filter((sort) => sort in SORT_LABELS || sort === filter.sort);
  const branches = lookups?.branches.filter(({ id }) => filter.branchId === undefined || id === filter.branchId) ?? [];
  return (
    <Box
      display="grid"
      flex="1"
      gap="3"
      alignItems="end"
      gridTemplateColumns={children ? 'minmax(13rem, 1.6fr) repeat(4, minmax(0, 1fr))' : FILTER_COLUMNS}
    >
      {children}
      <ChoiceFilter
        label={t`Department`}
        all={t`All departments`}
        options={branches.map(({ id, name, departments }) => ({ id, label: name, options: optionsOf(departments) }))}
        value={filter.departmentId}
        change={(id) => change({ department: id, 'sub-department': '' })}
      />
      <ChoiceFilter
        label={t`Designation`}
        all={t`All designations`}
        options={optionsOf(lookups?.designations)}
        value={filter.designationId}
        change={(designation) => change({ designation })}
      />
      <ChoiceFilter
        label={t`Shift`}
        all={t`All shifts`}
        options={optionsOf(lookups?.shifts)}
        value={filter.shiftId}
        change={(shift) => change({ shift })}
      />
      <Field label={t`Sort by`}>
        {(control) => (
          <FilterSelect
            {...control}
            options={sorts.map((sort) => ({ value: sort, label: sortLabel(sort, i18n) }))}
            value={filter.sort}
            change={(sort) => change({ sort: sort === 'department' ? '' : sort })}
          />
        )}
      </Field>
    </Box>
  );
}

/** The filters that are set, each with a button that removes it, and a button that removes all. */
export function ChosenFilters({ filter, change }: { filter: DirectoryFilter; change: SearchParamsChange }) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const lookups = useQuery(employeeLookups).data;
  // The branch has its buttons.
  const chosen = chosenFilters({ ...filter, branchId: undefined }, lookups, i18n);
  if (chosen.length === 0) return null;
  return (
    <HStack flex="1" flexWrap="wrap" gap="2" role="group" aria-labelledby={headingId}>
      <span id={headingId} hidden>
        <Trans>Filters</Trans>
      </span>
      {chosen.map(({ param, label }) => (
        <Button
          key={param}
          size="sm"
          variant="outline"
          aria-label={t`Remove the filter ${{ filter: label }}`}
          onClick={() => change(param === 'department' ? { department: '', 'sub-department': '' } : { [param]: '' })}
        >
          {label} <Icon name="close" />
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={() => change(Object.fromEntries(NARROWING.map((name) => [name, ''])))}>
        <Trans>Clear filters</Trans>
      </Button>
    </HStack>
  );
}
