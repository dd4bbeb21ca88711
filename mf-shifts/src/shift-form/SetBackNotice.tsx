import type { ShiftRule } from '@seamline/shared/contract/shift';
import { useMessages } from '@seamline/shared/messages';
import { Button, Notice } from '@seamline/shared/ui';
import { shiftMessages } from '../messages.ts';
import { useRuleLabel } from '../useRuleLabel.ts';

interface SetBackNoticeProps {
  rules: readonly ShiftRule[];
  undo(): void;
}

/** Says what a switch has cleared, and gives it back. */
export function SetBackNotice({ rules, undo }: SetBackNoticeProps) {
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
