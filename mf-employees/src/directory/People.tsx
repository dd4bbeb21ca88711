import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchCount, DirectoryColumn, DirectorySort } from '@seamline/shared/contract/employees/employees';
import { formatList, formatNumber } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { useMayEdit } from '@seamline/shared/session';
import { AddLink, LinkButton } from '@seamline/shared/table';
import { Button, EmptyState, Notice, usePrinting } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SelectionBar } from '../changes/SelectionBar.tsx';
import type { SelectionState } from '../changes/selection.ts';
import { type DirectoryFilter, employeeLookups } from '../queries.ts';
import { chosenFilters, type View } from './directoryParams.ts';
import { PeopleCards } from './PeopleCards.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { listedOf, totalOf } from './pages.ts';
import type { Directory } from './useDirectory.ts';

/** Height of the bar above the page, with a margin below it. */
const BAR = 72;

interface PeopleProps {
  directory: Directory;
  filter: DirectoryFilter;
  branches: readonly BranchCount[];
  view: View;
  columns: readonly DirectoryColumn[];
  selection: SelectionState;
  sortBy(sort: DirectorySort): void;
}

/** The headcount and the employees. The previous ones stay, dimmed, until the next ones are loaded. */
export function People(props: PeopleProps) {
  const { directory, filter, branches } = props;
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const shown = usePrinting() ? directory.known : directory.total;
  const all = listedOf(branches, filter.branchId);
  const joining = all - totalOf(branches, filter.branchId);
  if (listedOf(branches) === 0 && !filter.search && !isNarrowed(filter)) {
    return (
      <EmptyState icon="people" title={t`No employees found for selected branch.`} action={mayEdit && <Begin />}>
        {mayEdit ? (
          <Trans>
            This directory lists everyone who works here. Add employees one at a time, or import them from a sheet.
          </Trans>
        ) : (
          <Trans>This directory lists everyone who works here.</Trans>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      {/* It stays where nobody is left, so that a search in vain is said as well. */}
      <Text color="fg.muted" fontSize="sm" role="status" srOnly={shown === 0}>
        {shown < all
          ? t`${{ shown: formatNumber(shown) }} of ${{ total: formatNumber(all) }} employees`
          : t`${plural({ count: shown - joining }, { one: '# employee', other: '# employees' })}`}
        {shown === all && joining > 0 && ` · ${t`${{ count: formatNumber(joining) }} joining`}`}
      </Text>
      {shown > 0 ? (
        <Sheet {...props} />
      ) : (
        <EmptyState icon="people" title={t`No employees found for selected branch.`}>
          <NoMatch filter={filter} />
        </EmptyState>
      )}
      {directory.error && (
        <Box position="sticky" insetBlockEnd="4">
          <Notice
            tone="error"
            detail={directory.error.message}
            action={
              <Button variant="outline" onClick={directory.retry}>
                <Trans>Retry</Trans>
              </Button>
            }
          >
            <Trans>Some employees could not be fetched.</Trans>
          </Notice>
        </Box>
      )}
    </>
  );
}

/** Links to import employees or to add the first one. */
function Begin() {
  const { t } = useLingui();
  return (
    <HStack flexWrap="wrap" justifyContent="center">
      <LinkButton to={paths.employeeImport}>
        <Trans>Import from a sheet</Trans>
      </LinkButton>
      <AddLink to={paths.employeeAdd}>{t`+ Add Employee`}</AddLink>
    </HStack>
  );
}

function isNarrowed({ branchId: _, search: __, sort: ___, ...narrowing }: DirectoryFilter): boolean {
  return Object.values(narrowing).some((value) => value !== undefined);
}

/** The search text and the filters that nobody matches. */
function NoMatch({ filter }: { filter: DirectoryFilter }) {
  const { t, i18n } = useLingui();
  const { data: lookups } = useQuery(employeeLookups);
  const filters = formatList(chosenFilters(filter, lookups, i18n).map(({ label }) => label));
  if (!filter.search) return filters && t`No employee matches the filters: ${filters}.`;
  return (
    <>
      <p>
        {t`Nobody matches “${{ search: filter.search }}” by name, mobile number, email address, code, designation or department.`}
      </p>
      {filters && <p>{t`Filters: ${filters}.`}</p>}
    </>
  );
}

/** Cards or rows, as many side by side as fit. */
function Sheet({ directory, filter, view, columns, selection, sortBy }: PeopleProps) {
  const { first, groups, total } = directory;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const isByDepartment = filter.sort === 'department';
  const listed = useMemo(() => (isByDepartment ? groups : [{ name: '', total }]), [isByDepartment, groups, total]);
  useTopOfList(frame, JSON.stringify(filter));
  return (
    <Box ref={frame} aria-busy={first.isPlaceholderData} opacity={first.isPlaceholderData ? 0.8 : 1}>
      {width > 0 &&
        (view === 'list' ? (
          <>
            {selection.count > 0 && <SelectionBar selection={selection} />}
            <PeopleTable
              directory={directory}
              sort={filter.sort}
              change={sortBy}
              columns={columns}
              selection={selection}
              width={width}
            />
          </>
        ) : (
          <PeopleCards directory={directory} groups={listed} hasHeadings={isByDepartment} width={width} />
        ))}
    </Box>
  );
}

/** Returns the width of an element, and renders again when it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Scrolls to the start of the list when the filter changes. */
function useTopOfList(element: RefObject<HTMLElement | null>, asked: string): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top < BAR) window.scrollBy(0, top - BAR);
  }, [element, asked]);
}
