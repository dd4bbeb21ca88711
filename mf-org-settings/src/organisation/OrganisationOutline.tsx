import { useMessages } from '@seamline/shared/messages';
import type { CSSProperties } from 'react';
import { orgMessages } from '../messages.ts';
import { NodeRow } from './NodeRow.tsx';
import { type OrganisationTree, outline } from './organisationTree.ts';
import { TreeFrame } from './TreeFrame.ts';

/** The tree on paper: every row, since nothing can be unfolded there. */
export function OrganisationOutline({ tree }: { tree: OrganisationTree }) {
  const text = useMessages(orgMessages).organisation;
  return (
    <TreeFrame>
      <ul aria-label={text.title}>
        {outline(tree).map(({ node, level }) => (
          <li key={node.id} data-row="" style={{ '--level': level } as CSSProperties}>
            <NodeRow node={node} isOpen={undefined} tabIndex={-1} />
          </li>
        ))}
      </ul>
    </TreeFrame>
  );
}
