import type { BranchCount, DirectorySort } from '@seamline/shared/contract/employees';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { AddLink } from '@seamline/shared/table';
import { Box, Button, EmptyState, HStack, Notice, Text, usePrinting } from '@seamline/shared/ui';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DirectoryFilter } from '../api.ts';
import { employeeMessages } from '../messages.ts';
import type { View } from './directoryAddress.ts';
import { PeopleCards } from './PeopleCards.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { totalOf } from './pages.ts';
import type { Directory } from './useDirectory.ts';

/** The height of the bar above the page, with some air below it. */
const BAR = 72;

interface PeopleProps {
  directory: Directory;
  filter: DirectoryFilter;
  branches: readonly BranchCount[];
  view: View;
  sortBy(sort: DirectorySort): void;
}

/** How many there are and who they are; those of before stay, dimmed, until others are there. */
export function People(props: PeopleProps) {
  const { directory, filter, branches } = props;
  const text = useMessages(employeeMessages).directory;
  const shown = usePrinting() ? directory.known : directory.total;
  const all = totalOf(branches, filter.branchId);
  if (totalOf(branches) === 0 && !filter.search && !isNarrowed(filter)) {
    return (
      <EmptyState icon="people" title={text.none} action={<Begin />}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  return (
    <>
      {/* It stays where nobody is left, so that a search in vain is said as well. */}
      <Text tone="muted" size="sm" role="status" srOnly={shown === 0}>
        {shown < all ? text.countOf(shown, all) : text.count(shown)}
      </Text>
      {shown > 0 ? (
        <Sheet {...props} />
      ) : (
        <EmptyState icon="people" title={text.none}>
          {filter.search ? text.noMatch(filter.search) : isNarrowed(filter) && text.noneLeft}
        </EmptyState>
      )}
      {directory.error && (
        <Box position="sticky" insetBlockEnd="4">
          <Notice
            tone="error"
            detail={directory.error.message}
            action={
              <Button variant="outline" onClick={directory.retry}>
                {text.retry}
              </Button>
            }
          >
            {text.missing}
          </Notice>
        </Box>
      )}
    </>
  );
}

/** The two ways to the first people. */
function Begin() {
  const text = useMessages(employeeMessages).directory;
  return (
    <HStack flexWrap="wrap" justifyContent="center">
      <Button asChild variant="outline">
        <Link to={paths.employeeImport}>{text.import}</Link>
      </Button>
      <AddLink to={paths.employeeAdd}>{text.add}</AddLink>
    </HStack>
  );
}

function isNarrowed({ departmentId, subDepartmentId, designationId, shiftId, health }: DirectoryFilter): boolean {
  return [departmentId, subDepartmentId, designationId, shiftId, health].some((value) => value !== undefined);
}

/** Cards or lines, as many beside each other as there is room for. */
function Sheet({ directory, filter, view, sortBy }: PeopleProps) {
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
          <PeopleTable directory={directory} sort={filter.sort} change={sortBy} width={width} />
        ) : (
          <PeopleCards directory={directory} groups={listed} hasHeadings={isByDepartment} width={width} />
        ))}
    </Box>
  );
}

/** The width of an element, kept current. */
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

/** Whoever asks for other people sees the first of them, and not the middle of their list. */
function useTopOfList(element: RefObject<HTMLElement | null>, asked: string): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (top < BAR) window.scrollBy(0, top - BAR);
  }, [element, asked]);
}
