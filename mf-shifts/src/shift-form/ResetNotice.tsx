import { useLingui } from '@lingui/react/macro';
import type { ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { UndoNotice } from '@seamline/shared/form';
import { useRuleLabel } from '../useNames.ts';

interface ResetNoticeProps {
  rules: readonly ShiftRule[];
  undo(): void;
}

/** Names the rules that a switch has reset, with Undo. */
export function ResetNotice({ rules, undo }: ResetNoticeProps) {
  const { t } = useLingui();
  const labelOf = useRuleLabel();
  return <UndoNotice undo={undo}>{t`These rules were reset: ${{ names: rules.map(labelOf).join(', ') }}.`}</UndoNotice>;
}
