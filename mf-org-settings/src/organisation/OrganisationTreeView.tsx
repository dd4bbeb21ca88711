import { hotkeysCoreFeature, type ItemInstance, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useMessages } from '@seamline/shared/messages';
import { useIsNarrow } from '@seamline/shared/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orgMessages } from '../messages.ts';
import { NodeRow } from './NodeRow.tsx';
import { type OrganisationNode, type OrganisationTree, ROOT } from './organisationTree.ts';
import { TreeFrame } from './TreeFrame.ts';

interface OrganisationTreeViewProps {
  tree: OrganisationTree;
  /** The nodes that stand open. */
  open: readonly string[];
  setOpen(open: string[]): void;
}

const FEATURES = [syncDataLoaderFeature, hotkeysCoreFeature];

/** The tree on the screen: only the rows near the window are drawn, and the arrows walk all of them. */
export function OrganisationTreeView({ tree, open, setOpen }: OrganisationTreeViewProps) {
  const text = useMessages(orgMessages).organisation;
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
  // Where Tab enters the tree; a row that was folded away cannot be it.
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
    // The row that has the focus stays on the page, however far it is scrolled away.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), entry])].sort((one, other) => one - other),
  });
  return (
    <TreeFrame ref={frame} data-tree="">
      <div {...items.getContainerProps(text.title)} style={{ height: `${rows.getTotalSize()}px` }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = shown[index];
          if (!item) return undefined;
          return (
            <TreeRow
              key={key}
              item={item}
              place={{ index, start, measure: rows.measureElement }}
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

/** The library's tree over the nodes: it knows the order of what is open, the keys and the roles. */
function useItems(tree: OrganisationTree, open: readonly string[], controls: Controls) {
  const text = useMessages(orgMessages).organisation;
  // The library builds its rows anew for another list of what is open: another tree needs one too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a copy for every tree
  const expandedItems = useMemo(() => [...open], [open, tree]);
  const nodeOf = (id: string): OrganisationNode => tree.nodes.get(id) ?? GONE;
  return useTree<OrganisationNode>({
    rootItemId: ROOT,
    features: FEATURES,
    state: { expandedItems, focusedItem: controls.focused },
    setExpandedItems: (change) => controls.setOpen(typeof change === 'function' ? change(expandedItems) : change),
    setFocusedItem: (change) => controls.setFocused(typeof change === 'function' ? change(controls.focused) : change),
    scrollToItem: (item) => controls.scrollTo(item.getItemMeta().index),
    getItemName: (item) => {
      const { name, kind, employees } = item.getItemData();
      return text.node({ name, kind: text.kinds[kind], employees });
    },
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: nodeOf,
      getChildren: (id) => [...(id === ROOT ? tree.branches : nodeOf(id).children)],
    },
  });
}

/** What the library is told of a row that a search or another person has just taken away. */
const GONE: OrganisationNode = {
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
  place: { index: number; start: number; measure(row: Element | null): void };
  isEntry: boolean;
}

function TreeRow({ item, place, isEntry }: TreeRowProps) {
  const navigate = useNavigate();
  const node = item.getItemData();
  const { onClick, ref, ...props } = item.getProps();
  const tabIndex = isEntry ? 0 : -1;

  function fold(event: MouseEvent) {
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
      // A name of several lines makes its row higher than the others.
      ref={(row) => {
        ref(row);
        place.measure(row);
      }}
      data-index={place.index}
      role="treeitem"
      tabIndex={tabIndex}
      // Nothing is selected here: the focus is all there is.
      aria-selected={undefined}
      data-row=""
      style={{ ...at(place.start), '--level': item.getItemMeta().level } as CSSProperties}
      onClick={fold}
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
