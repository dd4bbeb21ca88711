import { chakra } from '@chakra-ui/react/styled-system';
import { useIncrementalCount } from '@seamline/shared/table';
import { Badge, Icon } from '@seamline/shared/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { linesOf, type RecordGroup, recordsIn } from './groupedRecords.ts';
import { drawnGroups, type ExpandedGroups } from './useExpandedGroups.ts';

// One styled root with native elements, because there may be thousands of them.
const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& > section': { layerStyle: 'card' },
    '& > section > header': {
      position: 'sticky',
      top: '3.5rem',
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: { base: '2', md: '3' },
      paddingInlineEnd: { base: '3', md: '4' },
      paddingBlock: '1',
      bg: 'bg.subtle',
      borderRadius: 'lg',
    },
    '& > section > header > .seam-badge': { bg: 'bg.panel' },
    '& h2': { flex: 1, minWidth: 0, fontSize: 'lg', fontFamily: 'heading', fontWeight: 'bold' },
    '& h2 > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: { base: '44px', md: '36px' },
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& h2 > button > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& h2 svg': { width: '1em', height: '1em', color: 'fg.muted' },
    '& h3': { fontWeight: 'bold', overflowWrap: 'anywhere', minWidth: 0 },
    '& [data-head]': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '2.75rem' },
    '& [data-head] > h3': { flex: 1 },
    '& [data-part]': { paddingInline: { base: '3', md: '4' }, paddingBlock: '1' },
    '& [data-part] + [data-part]': { borderBlockStartWidth: '1px' },
    '& [data-none]': { color: 'fg.muted', paddingBlock: '2', minHeight: '2.75rem' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginInline: { base: '-3', md: '-4' },
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '1',
      minHeight: '2.75rem',
    },
    '& li:hover': { bg: 'bg.muted' },
    '& li + li': { borderBlockStartWidth: '1px' },
    '& li[aria-current]': { bg: 'accent.subtle' },
    '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: '1.4' },
    '& li > div > a': { color: 'fg', '&:hover': { color: 'accent.fg' } },
    '& li > div > .seam-badge, & li [data-headcount]': { marginInlineStart: '2' },
    '& li [data-headcount]': { color: 'fg.muted', fontSize: 'sm' },
    '& li small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '@media print': {
      '& > section > header': { position: 'static' },
      '& h2 svg, & .seam-action': { display: 'none' },
    },
  },
});

interface GroupListProps {
  groups: readonly RecordGroup[];
  expanded: ExpandedGroups;
  /** The group that must be drawn, such as the one with the record that was just added. */
  needed: number | undefined;
  /** The actions at the end of a group's heading. */
  actions(group: RecordGroup): ReactNode;
  children: (group: RecordGroup) => ReactNode;
}

/** Groups that expand and collapse. At first enough to fill a few screens are drawn; the others follow on scrolling. */
export function GroupList({ groups, expanded, needed, actions, children }: GroupListProps) {
  const lines = groups.map((group) => 1 + (expanded.isOpen(group.id) ? linesOf(group) : 0));
  const upTo = (index: number) => lines.slice(0, index + 1).reduce((sum, count) => sum + count, 0);
  const [count, end] = useIncrementalCount(upTo(groups.length), upTo(groups.findIndex(({ id }) => id === needed)));
  const drawn = groups.slice(0, drawnGroups(lines, count));
  return (
    <Groups>
      {drawn.map((group) => (
        <GroupSection
          key={group.id}
          name={group.name}
          count={recordsIn([group]).length}
          isOpen={expanded.isOpen(group.id)}
          toggle={() => expanded.toggle(group.id)}
          actions={actions(group)}
        >
          {() => children(group)}
        </GroupSection>
      ))}
      {drawn.length < groups.length && <div ref={end as Ref<HTMLDivElement>} />}
    </Groups>
  );
}

interface GroupSectionProps {
  name: string;
  count: number;
  isOpen: boolean;
  toggle(): void;
  actions: ReactNode;
  children: () => ReactNode;
}

function GroupSection({ name, count, isOpen, toggle, actions, children }: GroupSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-name`}>
      <header>
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-rows` : undefined}
            onClick={toggle}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
            <span id={`${id}-name`}>{name}</span>
          </button>
        </h2>
        <Badge>{count}</Badge>
        {actions}
      </header>
      {isOpen && <div id={`${id}-rows`}>{children()}</div>}
    </section>
  );
}
