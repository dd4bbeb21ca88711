import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftRule } from '@seamline/shared/contract/shift-rules';
import { Button, Notice } from '@seamline/shared/ui';
import { useRuleLabel } from '../useNames.ts';

interface ResetNoticeProps {
  rules: readonly ShiftRule[];
  undo(): void;
}

/** Names the rules that a switch has reset, with Undo. */
export function ResetNotice({ rules, undo }: ResetNoticeProps) {
  const { t } = useLingui();
  const labelOf = useRuleLabel();
  return (
    <Notice
      action={
        <Button variant="outline" size="sm" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      {t`These rules were reset: ${{ names: rules.map(labelOf).join(', ') }}.`}
    </Notice>
  );
}
