import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@seamline/shared/messages';
import { Avatar, Badge } from '@seamline/shared/ui';
import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import { StatusBadge } from '../people/StatusBadge.tsx';
import { type Group, type Layout, layOut, type Row } from './layout.ts';
import { type DirectoryPerson, isBlank } from './pages.ts';
import type { Directory } from './useDirectory.ts';
import { useWindowRows } from './useWindowRows.ts';

/** Pixels between two rows and between two cards. */
const GAP = 10;
const NARROWEST = 240;
const HEADING = 46;
const CARD = 66;

// One styled root; the cards in it are native elements, since there are many.
const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: `${GAP}px`,
    overflowAnchor: 'none',
    '& > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: `${GAP}px` },
    '& > section > header': {
      position: 'sticky',
      insetBlockStart: '3.5rem',
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      paddingBlockStart: { base: '1', md: '3.5' },
      paddingBlockEnd: '1.5',
      bg: 'bg',
      '@media print': { position: 'static' },
    },
    '& ul': { display: 'grid', gap: `${GAP}px` },
    '& li': { display: 'grid', position: 'relative', minWidth: 0, minHeight: `${CARD}px` },
    '& li[data-room]': { gridColumn: '1 / -1', minHeight: 0 },
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '2.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      minWidth: 0,
    },
    '& li > a': {
      color: 'fg',
      textDecoration: 'none',
      scrollMarginBlock: '7.5rem 1rem',
      '&:hover': { bg: 'bg.muted' },
    },
    '& li > a:first-child': { paddingInlineEnd: '16' },
    '& li > a[data-profile]': {
      position: 'absolute',
      insetBlock: '1px',
      insetInlineEnd: '1px',
      paddingInline: '2',
      borderWidth: 0,
      color: 'accent.fg',
      fontSize: 'sm',
      textDecoration: 'underline',
    },
    '& li > span': { bg: 'bg.muted', borderColor: 'bg.muted', opacity: 0.6 },
    '& li > a > div': { minWidth: 0, lineHeight: '1.35' },
    '& .seam-badge': { whiteSpace: 'normal' },
    '& strong': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    // The room of those who are not on the page, which paper has nothing to scroll for.
    '@media print': { '& [data-room]': { display: 'none' }, '& li': { breakInside: 'avoid' } },
  },
});

interface PeopleCardsProps {
  directory: Directory;
  groups: readonly Group[];
  /** True if each department has a heading. */
  hasHeadings: boolean;
  width: number;
}

/** All employees as cards, grouped by department or in another order without groups. */
export function PeopleCards({ directory, groups, hasHeadings, width }: PeopleCardsProps) {
  const columns = Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP)));
  const layout = useMemo(() => layOut(groups, columns, hasHeadings), [groups, columns, hasHeadings]);
  const { rows, items, frame, handlers } = useWindowRows({
    directory,
    layout,
    total: directory.total,
    columns,
    gap: GAP,
    estimate: (row) => (hasHeadings && layout.rowAt(row).to === layout.rowAt(row).from ? HEADING : CARD),
  });
  const sections = sectionsOf(items, layout, rows.measurementsCache);
  const bottom = rows.options.scrollMargin + rows.getTotalSize();
  let end = rows.options.scrollMargin - GAP;
  return (
    <Frame ref={frame} {...handlers}>
      {sections.map((section) => {
        const room = section.start - end - 2 * GAP;
        end = section.end;
        return (
          <Fragment key={section.group}>
            {room > 0 && <div data-room="" style={{ height: room }} />}
            <Section
              {...section}
              heading={groups[section.group]}
              hasHeading={hasHeadings}
              columns={columns}
              layout={layout}
              directory={directory}
              measure={rows.measureElement}
            />
          </Fragment>
        );
      })}
      {bottom - end > GAP && <div data-room="" style={{ height: bottom - end - GAP }} />}
    </Frame>
  );
}

interface VisibleCards {
  group: number;
  /** The offsets of the department and of its heading. */
  start: number;
  headingEnd: number;
  end: number;
  shown: VirtualItem[];
}

/** The rows on the page by their departments. */
function sectionsOf(items: readonly VirtualItem[], layout: Layout, all: readonly VirtualItem[]): VisibleCards[] {
  const sections: VisibleCards[] = [];
  for (const item of items) {
    const { group } = layout.rowAt(item.index);
    const last = sections.at(-1);
    if (last?.group === group) {
      last.shown.push(item);
      continue;
    }
    const first = all[layout.firstRows[group] ?? 0] ?? item;
    const final = all[(layout.firstRows[group + 1] ?? layout.rowCount) - 1] ?? item;
    sections.push({ group, start: first.start, headingEnd: first.end, end: final.end, shown: [item] });
  }
  return sections;
}

interface SectionProps extends VisibleCards {
  heading: Group | undefined;
  hasHeading: boolean;
  columns: number;
  layout: Layout;
  directory: Directory;
  measure(element: Element | null): void;
}

function Section({ heading, hasHeading, columns, layout, directory, measure, ...section }: SectionProps) {
  const { t } = useLingui();
  const headingId = useId();
  const first = layout.firstRows[section.group] ?? 0;
  const lines = section.shown.filter(({ index }) => !hasHeading || index !== first);
  const name = heading?.name ?? '';
  let at = hasHeading ? section.headingEnd : section.start - GAP;
  return (
    <section {...(hasHeading && { 'aria-labelledby': headingId })}>
      {hasHeading && (
        <header ref={measure} data-index={first}>
          <Heading id={headingId} size="md">
            {isBlank(name) ? t`No department` : name}
          </Heading>
          <Badge>{formatNumber(heading?.total ?? 0)}</Badge>
        </header>
      )}
      <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {lines.map((line) => {
          const room = line.start - at - 2 * GAP;
          at = line.end;
          return (
            <Fragment key={line.index}>
              {room > 0 && <Room height={room} />}
              <Line
                index={line.index}
                row={layout.rowAt(line.index)}
                before={hasHeading ? layout.rowAt(first).from : 0}
                of={heading?.total ?? 0}
                directory={directory}
                measure={measure}
              />
            </Fragment>
          );
        })}
        {section.end - at > GAP && <Room height={section.end - at - GAP} />}
      </ul>
    </section>
  );
}

/** Placeholder for the rows that are not rendered. */
function Room({ height }: { height: number }) {
  return <li aria-hidden="true" data-room="" style={{ height }} />;
}

interface LineProps {
  index: number;
  row: Row;
  /** The number of employees before the department, and in it. */
  before: number;
  of: number;
  directory: Directory;
  measure(element: Element | null): void;
}

/** One row of cards; its height is that of its first card. */
function Line({ index, row, before, of, directory, measure }: LineProps) {
  return Array.from({ length: row.to - row.from }, (_, column) => {
    const place = row.from + column;
    const person = directory.personAt(place);
    return (
      <li
        key={place}
        data-person={place}
        aria-setsize={of}
        aria-posinset={place - before + 1}
        aria-hidden={person ? undefined : true}
        {...(column === 0 && { ref: measure, 'data-index': index })}
      >
        {person ? <Card person={person} path={directory.pathOf(person)} /> : <span />}
      </li>
    );
  });
}

function Card({ person, path }: { person: DirectoryPerson; path: string }) {
  return (
    <>
      <Link to={path}>
        <Avatar name={person.user_name} source={person.profile_pic} size={44} />
        <div>
          <strong>{person.user_name}</strong>
          <small>{[person.designation, person.code].filter(Boolean).join(' · ')}</small>
          <StatusBadge joinsOn={person.joins_on} onNoticeUntil={person.on_notice_until} />
        </div>
      </Link>
      <Link to={ownPaths.profile(person.id)} data-profile="">
        <Trans>Profile</Trans>
      </Link>
    </>
  );
}
