import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { type DayRule, isDayRule, recordOf, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import { useQuestion } from '@seamline/shared/form';
import { ruleChoiceLabel } from '@seamline/shared/labels/shift';
import { Actions, Button, Dialog } from '@seamline/shared/ui';
import { type Difference, differencesOf } from '../engine/differences.ts';
import { useDayName, useDurationText, useRuleLabel } from '../useNames.ts';
import { type CellValue, textOf } from '../week-table/cells.ts';

const List = chakra('ul', {
  base: {
    maxHeight: '50dvh',
    overflow: 'auto',
    display: 'grid',
    gap: '1.5',
    paddingInlineStart: '5',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'bold' },
  },
});

interface ReviewDialogProps {
  stored: ShiftInput;
  employees: number;
}

/** Lists the changes of a shift and the number of affected employees before the change is sent. */
export function ReviewDialog({ stored, employees }: ReviewDialogProps) {
  const { t } = useLingui();
  const { labelOfDifference, wordsOf } = useWording();
  const asked = useQuestion((changed: ShiftInput) => {
    const differences = differencesOf(stored, changed);
    return differences.length > 0 ? differences : undefined;
  });
  if (!asked) return null;
  const { question: differences, answer } = asked;
  return (
    <Dialog title={t`Save these changes?`} close={() => answer(false)} wide>
      <Text>
        <strong>
          {employees === 0
            ? t`No employee has this shift yet.`
            : t`${plural({ count: employees }, { one: 'This affects # employee who has this shift.', other: 'This affects # employees who have this shift.' })}`}
        </strong>
      </Text>
      <List tabIndex={0} aria-label={t`Save these changes?`}>
        {differences.map((difference) => {
          const { rule, days, before, after } = difference;
          return (
            <li key={`${rule}.${days.join()}`}>
              {labelOfDifference(difference)}: <del>{wordsOf(rule, before)}</del> → <ins>{wordsOf(rule, after)}</ins>
            </li>
          );
        })}
      </List>
      <Actions>
        <Button variant="outline" onClick={() => answer(false)}>
          <Trans>Continue editing</Trans>
        </Button>
        <Button data-autofocus="" onClick={() => answer(true)}>
          <Trans>Save changes</Trans>
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Writes out rules and their values. */
function useWording() {
  const { t, i18n } = useLingui();
  const labelOf = useRuleLabel();
  const dayOf = useDayName();
  const durationText = useDurationText();

  function labelOfDifference({ rule, days }: Difference): string {
    if (!isDayRule(rule)) return labelOf(rule);
    const names = days.length === DAYS.length ? t`every day` : days.map(dayOf).join(', ');
    return `${labelOf(rule)}, ${names}`;
  }

  function wordsOf(rule: ShiftRule | DayRule, value: unknown): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t`(empty)`;
    if (isDayRule(rule)) return textOf(rule, value as CellValue);
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (Array.isArray(value))
      return value.map((entry) => (typeof entry === 'number' ? entry : dayOf(entry))).join(', ');
    const { kind } = recordOf(rule);
    if (kind === 'duration') return durationText(String(value));
    return kind === 'choice' ? ruleChoiceLabel(String(value), i18n) : String(value);
  }

  return { labelOfDifference, wordsOf };
}
