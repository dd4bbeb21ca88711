import { Badge } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { EditAndDeleteLinks } from '../EditAndDeleteLinks.tsx';

interface RecordItemProps {
  id: number;
  name: ReactNode;
  code: string | null;
  description: string | null;
  editLabel: string;
  deleteLabel: string;
  /** Marks the record that was just added and scrolls to it. */
  isCurrent: boolean;
}

/** A record of a grouped list, with its actions. */
export function RecordItem(props: RecordItemProps) {
  const { id, name, code, description, editLabel, deleteLabel, isCurrent } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    // A frame later, because the shell scrolls every new page to its top.
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);
  return (
    <li ref={item} aria-current={isCurrent || undefined}>
      <div>
        {name}
        {code && <Badge>{code}</Badge>}
        {description && <small>{description}</small>}
      </div>
      <EditAndDeleteLinks id={id} editLabel={editLabel} deleteLabel={deleteLabel} />
    </li>
  );
}
