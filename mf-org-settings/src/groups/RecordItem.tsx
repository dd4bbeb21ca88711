import { EditAndDelete } from '@seamline/shared/table';
import { Badge } from '@seamline/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface RecordItemProps {
  name: ReactNode;
  code: string | null;
  description: string | null;
  editLabel: string;
  removeLabel: string;
  open(kind: 'edit' | 'delete'): void;
  /** Marks the record that was just added and scrolls to it. */
  isCurrent: boolean;
}

/** A record of a grouped list, with its actions. */
export function RecordItem(props: RecordItemProps) {
  const { name, code, description, editLabel, removeLabel, open, isCurrent } = props;
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
      <EditAndDelete editLabel={editLabel} removeLabel={removeLabel} open={open} />
    </li>
  );
}
