import type { ShiftRule } from '@seamline/shared/contract/shift-rules';
import { useMessages } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import { shiftMessages } from '../messages.ts';
import { useRuleLabel } from '../useNames.ts';

interface ResetNoticeProps {
  rules: readonly ShiftRule[];
  undo(): void;
}

/** Names the rules that a switch has reset, with Undo. */
export function ResetNotice({ rules, undo }: ResetNoticeProps) {
  const text = useMessages(shiftMessages);
  const labelOf = useRuleLabel();
  return (
    <Notice
      action={
        <Button variant="outline" size="sm" onClick={undo}>
          {text.form.undo}
        </Button>
      }
    >
      {text.hints.cleared(rules.map(labelOf).join(', '))}
    </Notice>
  );
}
