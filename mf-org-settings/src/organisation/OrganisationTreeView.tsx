import { hotkeysCoreFeature, type ItemInstance, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useIsNarrow } from '@seamline/shared/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NodeRow } from './NodeRow.tsx';
import { type NodeKind, type OrganisationNode, type OrganisationTree, ROOT } from './organisationTree.ts';
import { TreeFrame } from './TreeFrame.ts';

interface OrganisationTreeViewProps {
  tree: OrganisationTree;
  /** The expanded nodes. */
  open: readonly string[];
  setOpen(open: string[]): void;
}

const KINDS: Readonly<Record<NodeKind, MessageDescriptor>> = {
  branch: msg({ message: 'branch', comment: 'Read out after the name and the headcount' }),
  department: msg({ message: 'department', comment: 'Read out after the name and the headcount' }),
  'sub-department': msg({ message: 'sub-department', comment: 'Read out after the name and the headcount' }),
};

const FEATURES = [syncDataLoaderFeature, hotkeysCoreFeature];

/** The tree on the screen. Only the rows near the window are drawn; the arrow keys reach all of them. */
export function OrganisationTreeView({ tree, open, setOpen }: OrganisationTreeViewProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const items = useItems(tree, open, {
    setOpen,
    focused: focused !== null && tree.nodes.has(focused) ? focused : null,
    setFocused,
    scrollTo: (index) => rows.scrollToIndex(index),
  });
  const height = useIsNarrow() ? 48 : 40;
  const shown = items.getItems();
  // Tab enters the tree at the focused row, or at the first one once that is collapsed.
  const entry = Math.max(
    0,
    shown.findIndex((item) => item.getId() === focused),
  );
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: (index) => shown[index]?.getId() ?? index,
    overscan: 12,
    // The focused row stays in the document even when it is scrolled out of view.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), entry])].sort((one, other) => one - other),
  });
  return (
    <TreeFrame ref={frame} data-tree="">
      <div {...items.getContainerProps(t`Organisation chart`)} style={{ height: `${rows.getTotalSize()}px` }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = shown[index];
          if (!item) return undefined;
          return (
            <TreeRow
              key={key}
              item={item}
              position={{ index, start, measure: rows.measureElement }}
              isEntry={index === entry}
            />
          );
        })}
      </div>
    </TreeFrame>
  );
}

interface Controls {
  setOpen(open: string[]): void;
  focused: string | null;
  setFocused(id: string | null): void;
  scrollTo(index: number): void;
}

/** Headless Tree over the nodes. It provides the order of the expanded rows, the keys and the roles. */
function useItems(tree: OrganisationTree, open: readonly string[], controls: Controls) {
  const { t } = useLingui();
  // Headless Tree rebuilds its rows for a new array only, and another tree needs other rows too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a copy for every tree
  const expandedItems = useMemo(() => [...open], [open, tree]);
  const nodeOf = (id: string): OrganisationNode => tree.nodes.get(id) ?? MISSING;
  return useTree<OrganisationNode>({
    rootItemId: ROOT,
    features: FEATURES,
    state: { expandedItems, focusedItem: controls.focused },
    setExpandedItems: (change) => controls.setOpen(typeof change === 'function' ? change(expandedItems) : change),
    setFocusedItem: (change) => controls.setFocused(typeof change === 'function' ? change(controls.focused) : change),
    scrollToItem: (item) => controls.scrollTo(item.getItemMeta().index),
    getItemName: (item) => {
      const { name, kind: nodeKind, employees } = item.getItemData();
      const kind = t(KINDS[nodeKind]);
      return t`${name} ${plural(employees, { one: '# employee', other: '# employees' })}, ${kind}`;
    },
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: nodeOf,
      getChildren: (id) => [...(id === ROOT ? tree.branches : nodeOf(id).children)],
    },
  });
}

/** Replaces a row that a search or another person has just removed. */
const MISSING: OrganisationNode = {
  id: '',
  kind: 'branch',
  name: '',
  employees: 0,
  share: 0,
  list: '',
  people: '',
  children: [],
};

interface TreeRowProps {
  item: ItemInstance<OrganisationNode>;
  position: { index: number; start: number; measure(row: Element | null): void };
  isEntry: boolean;
}

function TreeRow({ item, position, isEntry }: TreeRowProps) {
  const navigate = useNavigate();
  const node = item.getItemData();
  const { onClick, ref, ...props } = item.getProps();
  const tabIndex = isEntry ? 0 : -1;

  function toggle(event: MouseEvent) {
    if (!(event.target as Element).closest('a')) onClick(event);
  }

  function openList(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    navigate(node.list);
  }

  return (
    <div
      {...props}
      // A row is higher than the others when its name takes several lines.
      ref={(row) => {
        ref(row);
        position.measure(row);
      }}
      data-index={position.index}
      role="treeitem"
      tabIndex={tabIndex}
      // The tree has a focus and no selection.
      aria-selected={undefined}
      data-row=""
      style={{ ...at(position.start), '--level': item.getItemMeta().level } as CSSProperties}
      onClick={toggle}
      onFocus={() => item.isFocused() || item.setFocused()}
      onKeyDown={openList}
    >
      <NodeRow node={node} isOpen={item.isFolder() ? item.isExpanded() : undefined} tabIndex={tabIndex} />
    </div>
  );
}

function at(start: number): CSSProperties {
  return { position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` };
}

const KEY = 'seamline:organisation-map';

/** The nodes that were expanded, for one search. Another search starts with its own matches expanded. */
interface Choice {
  readonly search: string;
  readonly open: readonly string[];
}

/** Returns the expanded nodes: those chosen before, also when the history leads back to the map, else `atFirst`. */
export function useExpandedNodes(search: string, atFirst: readonly string[]) {
  const { key: entry } = useLocation();
  const [chosen, setChosen] = useState(() => storedChoice(entry));
  useEffect(() => {
    if (chosen) storeChoice(entry, chosen);
  }, [entry, chosen]);
  return {
    open: chosen?.search === search ? chosen.open : atFirst,
    setOpen: (open: readonly string[]) => setChosen({ search, open }),
  };
}

function storedChoice(entry: string): Choice | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Choice & { entry: string }) | null;
    return stored?.entry === entry ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeChoice(entry: string, choice: Choice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...choice, entry }));
  } catch {
    // In a browser without storage the map begins as at first.
  }
}
