import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DIRECTORY_SORTS, type DirectorySort } from '@seamline/shared/contract/employees';
import { ChoiceFilter, FilterSelect, type SearchParamsChange } from '@seamline/shared/table';
import { Button, Field, Icon, useIsNarrow, useMediaQuery } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HEALTH_LABELS } from '../health/kinds.ts';
import { type DirectoryFilter, employeeLookups } from '../queries.ts';
import { NARROWING, VIEWS, type View } from './directoryParams.ts';
import { FIGURE_LABELS } from './figureLabels.ts';

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

const SORT_LABELS: Readonly<Record<DirectorySort, MessageDescriptor>> = {
  department: msg`Department`,
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
  joined: msg`Joining date, oldest first`,
  '-joined': msg`Joining date, newest first`,
  code: msg`Code, ascending`,
  '-code': msg`Code, descending`,
  added: msg`Oldest entry`,
  '-added': msg`Newest entry`,
};

interface DirectoryFiltersProps {
  filter: DirectoryFilter;
  view: View;
  show(view: View): void;
  change: SearchParamsChange;
  /** The box for names: on one line with the filters where they all have room. */
  search: ReactNode;
}

/** Search, department, designation and shift, order, and view; each is in the URL. On a phone the filters collapse. */
export function DirectoryFilters({ view, show, search, ...props }: DirectoryFiltersProps) {
  const isNarrow = useIsNarrow();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  return (
    <Box display="flex" flexWrap="wrap" gap="3" alignItems="end" justifyContent="space-between">
      {!isWide && search}
      {isNarrow && (
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen((before) => !before)}
        >
          <Icon name="filter" /> <Trans>Filters</Trans>
        </Button>
      )}
      {isWide && <Choices {...props}>{search}</Choices>}
      <Switch>
        <legend>
          <Trans>View</Trans>
        </legend>
        {VIEWS.map((name) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => show(name)}>
            <Icon name={name === 'cards' ? 'dashboard' : 'list'} />
            {name === 'cards' ? <Trans>Cards</Trans> : <Trans>List</Trans>}
          </button>
        ))}
      </Switch>
      {!isWide && (
        <Box id={filtersId} width="100%" hidden={isNarrow && !isOpen}>
          <Choices {...props} />
        </Box>
      )}
    </Box>
  );
}

interface ChoicesProps extends Pick<DirectoryFiltersProps, 'filter' | 'change'> {
  children?: ReactNode;
}

function Choices({ filter, change, children }: ChoicesProps) {
  const { t } = useLingui();
  const lookups = useQuery(employeeLookups).data;
  const branches = lookups?.branches.filter(({ id }) => filter.branchId === undefined || id === filter.branchId) ?? [];
  return (
    <Box
      display="grid"
      flex="1"
      gap="3"
      alignItems="end"
      gridTemplateColumns={
        children ? 'minmax(13rem, 1.6fr) repeat(4, minmax(0, 1fr))' : 'repeat(auto-fit, minmax(9rem, 1fr))'
      }
    >
      {children}
      <ChoiceFilter
        label={t`Department`}
        all={t`All departments`}
        value={filter.departmentId}
        change={(id) => change({ department: id, 'sub-department': '' })}
      >
        {branches.map((branch) => (
          <optgroup key={branch.id} label={branch.name}>
            <Options of={branch.departments} />
          </optgroup>
        ))}
      </ChoiceFilter>
      <ChoiceFilter
        label={t`Designation`}
        all={t`All designations`}
        value={filter.designationId}
        change={(designation) => change({ designation })}
      >
        <Options of={lookups?.designations} />
      </ChoiceFilter>
      <ChoiceFilter label={t`Shift`} all={t`All shifts`} value={filter.shiftId} change={(shift) => change({ shift })}>
        <Options of={lookups?.shifts} />
      </ChoiceFilter>
      <Field label={t`Sort by`}>
        {(control) => (
          <FilterSelect
            {...control}
            value={filter.sort}
            change={(sort) => change({ sort: sort === 'department' ? '' : sort })}
          >
            {DIRECTORY_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORT_LABELS[sort])}
              </option>
            ))}
          </FilterSelect>
        )}
      </Field>
    </Box>
  );
}

function Options({ of }: { of: readonly { id: number; name: string }[] | undefined }) {
  return of?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

/** The filters without a control of their own, each with a button that removes it, and a button that removes all. */
export function ChosenFilters({ filter, change }: { filter: DirectoryFilter; change: SearchParamsChange }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const headingId = useId();
  const lookups = useQuery(employeeLookups).data;
  if (!NARROWING.some((name) => params.get(name))) return null;
  const subDepartment = lookups?.branches
    .flatMap(({ departments }) => departments.flatMap(({ sub_departments: below }) => below))
    .find(({ id }) => id === filter.subDepartmentId);
  const chosen = [
    filter.subDepartmentId && { name: 'sub-department', label: subDepartment?.name ?? t`Sub-department` },
    filter.health && { name: 'health', label: t(HEALTH_LABELS[filter.health]) },
    filter.figure && { name: 'figure', label: t(FIGURE_LABELS[filter.figure]) },
  ].filter((one) => typeof one === 'object');
  return (
    <HStack flexWrap="wrap" gap="2" role="group" aria-labelledby={headingId}>
      <span id={headingId} hidden>
        <Trans>Filters</Trans>
      </span>
      {chosen.map(({ name, label }) => (
        <Button
          key={name}
          size="sm"
          variant="outline"
          aria-label={t`Remove the filter ${{ filter: label }}`}
          onClick={() => change({ [name]: '' })}
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
