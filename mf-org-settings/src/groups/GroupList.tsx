import { chakra } from '@chakra-ui/react/styled-system';
import { useGrowingCount } from '@seamline/shared/table';
import { Badge, Icon } from '@seamline/shared/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { drawnGroups } from './drawnGroups.ts';
import type { Folding } from './useFolding.ts';

// One styled root; what it holds are native elements, since there may be thousands.
const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& > section': { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', boxShadow: 'card' },
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
      bg: 'subtle',
      borderRadius: 'lg',
    },
    '& > section > header > .seam-badge': { bg: 'surface' },
    '& h2': { flex: 1, minWidth: 0, fontSize: 'lg', fontFamily: 'heading', fontWeight: 'bold' },
    '& h2 > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: { base: '44px', md: '36px' },
      font: 'inherit',
      color: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& h2 > button > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& h2 svg': { width: '1em', height: '1em', color: 'muted' },
    '& h3': { fontWeight: 'bold', overflowWrap: 'anywhere', minWidth: 0 },
    '& [data-head]': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '2.75rem' },
    '& [data-head] > h3': { flex: 1 },
    '& [data-part]': { paddingInline: { base: '3', md: '4' }, paddingBlock: '1' },
    '& [data-part] + [data-part]': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& [data-none]': { color: 'muted', paddingBlock: '2', minHeight: '2.75rem' },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginInline: { base: '-3', md: '-4' },
      paddingInline: { base: '3', md: '4' },
      paddingBlock: '1',
      minHeight: '2.75rem',
    },
    '& li:hover': { bg: 'hover' },
    '& li + li': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& li[aria-current]': { bg: 'madderSubtle' },
    '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: '1.4' },
    '& li > div > a': { color: 'ink', '&:hover': { color: 'madderText' } },
    '& li > div > .seam-badge': { marginInlineStart: '2' },
    '& li small': { display: 'block', color: 'muted', fontSize: 'sm' },
    '@media print': {
      '& > section > header': { position: 'static' },
      '& h2 svg, & .seam-action': { display: 'none' },
    },
  },
});

interface Group {
  readonly id: number;
  readonly name: string;
  /** How many records it has inside. */
  readonly rows: number;
}

interface GroupListProps<G extends Group> {
  groups: readonly G[];
  /** How many lines a group takes when it stands open; as many as it has records unless said otherwise. */
  linesOf?(group: G): number;
  folding: Folding;
  /** The group that must be on the page, such as the one with the record that was just added. */
  needed: number | undefined;
  /** At the end of the group's heading. */
  actions(group: G): ReactNode;
  children: (group: G) => ReactNode;
}

/** Groups that fold, as many at first as fill a few screens; the others follow as their place comes near. */
export function GroupList<G extends Group>(props: GroupListProps<G>) {
  const { groups, linesOf = ({ rows }) => rows, folding, needed, actions, children } = props;
  const lines = groups.map((group) => 1 + (folding.isOpen(group.id) ? linesOf(group) : 0));
  const upTo = (index: number) => lines.slice(0, index + 1).reduce((sum, count) => sum + count, 0);
  const [count, end] = useGrowingCount(upTo(groups.length), upTo(groups.findIndex(({ id }) => id === needed)));
  const drawn = groups.slice(0, drawnGroups(lines, count));
  return (
    <Groups>
      {drawn.map((group) => (
        <GroupSection
          key={group.id}
          name={group.name}
          count={group.rows}
          isOpen={folding.isOpen(group.id)}
          toggle={() => folding.toggle(group.id)}
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
