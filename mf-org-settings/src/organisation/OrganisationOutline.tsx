import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { NodeRow } from './NodeRow.tsx';
import { type OrganisationTree, outline } from './organisationTree.ts';
import { TreeFrame } from './TreeFrame.ts';

/** The tree for print: every row, because nothing can be expanded on paper. */
export function OrganisationOutline({ tree }: { tree: OrganisationTree }) {
  const { t } = useLingui();
  return (
    <TreeFrame>
      <ul aria-label={t`Organisation map`}>
        {outline(tree).map(({ node, level }) => (
          <li key={node.id} data-row="" style={{ '--level': level } as CSSProperties}>
            <NodeRow node={node} isOpen={undefined} tabIndex={-1} />
          </li>
        ))}
      </ul>
    </TreeFrame>
  );
}
