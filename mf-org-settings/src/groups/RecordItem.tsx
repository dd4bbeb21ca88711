import type { Headcounts } from '@seamline/shared/contract/organisation/organisation';
import { Code, useBroughtIntoView } from '@seamline/shared/table';
import { Badge } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { EditAndDeleteLinks, Headcount } from '../links.tsx';

interface RecordItemProps {
  id: number;
  name: ReactNode;
  code: string | null;
  hasDuplicateCode: boolean;
  description: string | null;
  /** The kind of the record among the headcounts. */
  of: keyof Headcounts;
  editLabel: string;
  deleteLabel: string;
  /** Marks the record that was just added and scrolls to it. */
  isCurrent: boolean;
}

/** A record of a grouped list, with its actions. */
export function RecordItem(props: RecordItemProps) {
  const { id, name, code, hasDuplicateCode, description, of, editLabel, deleteLabel, isCurrent } = props;
  const item = useBroughtIntoView<HTMLLIElement>(isCurrent);
  return (
    <li ref={item} aria-current={isCurrent || undefined}>
      <div>
        {name}
        {code && (
          <Code isDuplicate={hasDuplicateCode}>
            <Badge>{code}</Badge>
          </Code>
        )}
        <Headcount of={of} id={id} isWorded />
        {description && <small>{description}</small>}
      </div>
      <EditAndDeleteLinks id={id} editLabel={editLabel} deleteLabel={deleteLabel} />
    </li>
  );
}
