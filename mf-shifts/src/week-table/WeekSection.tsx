import { DAYS, type Day, type WeekRules } from '@seamline/shared/contract/shift';
import { useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Button, Checkbox, HStack, Icon, Notice, Stack, Text, useIsNarrow } from '@seamline/shared/ui';
import { useState } from 'react';
import { dayName } from '../days.ts';
import { shiftMessages } from '../messages.ts';
import { CopyDayDialog } from './CopyDayDialog.tsx';
import { DayTabs } from './DayTabs.tsx';
import type { Sheet } from './useSheet.ts';
import { WeekTable } from './WeekTable.tsx';
import { copiedDay, isFlexible } from './weekEdits.ts';

interface WeekSectionProps {
  sheet: Sheet;
  /** The day that a phone shows. */
  day: Day;
  showDay(day: Day): void;
}

/** The weekly table with what works on all of it. */
export function WeekSection({ sheet, day, showDay }: WeekSectionProps) {
  const text = useMessages(shiftMessages).week;
  const isNarrow = useIsNarrow();
  const [isCopying, setIsCopying] = useState(false);
  const [done, setDone] = useState<string>();

  function act(words: string | undefined, run: () => void) {
    run();
    setDone(words);
  }

  return (
    <Stack gap="3">
      <HStack flexWrap="wrap" gap="4">
        <Checkbox
          label={text.sameRules}
          checked={sheet.isSame}
          onChange={({ target }) =>
            act(target.checked ? text.sameRulesOn : undefined, () => sheet.setSame(target.checked))
          }
        />
        <FlexibleHours
          disabled={sheet.isSame}
          change={(isOn) => act(isOn ? text.flexibleOn : undefined, () => sheet.setFlexible(isOn))}
        />
        <HStack marginInlineStart="auto" flexWrap="wrap">
          <Button variant="outline" size="sm" disabled={!sheet.canUndo} onClick={sheet.undo}>
            <Icon name="undo" /> {text.undo}
          </Button>
          <Button variant="outline" size="sm" disabled={!sheet.canRedo} onClick={sheet.redo}>
            {text.redo}
          </Button>
          <Button variant="outline" size="sm" disabled={sheet.isSame} onClick={() => setIsCopying(true)}>
            <Icon name="copy" /> {text.copyDay}
          </Button>
        </HStack>
      </HStack>
      {done && (
        <Notice
          tone="success"
          action={
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                sheet.undo();
                setDone(undefined);
              }}
            >
              {text.undo}
            </Button>
          }
        >
          {done}
        </Notice>
      )}
      {isNarrow && <DayTabs day={day} show={showDay} />}
      <WeekTable sheet={sheet} days={isNarrow ? [day] : DAYS} />
      {!isNarrow && (
        <Text tone="muted" size="sm">
          {text.help}
        </Text>
      )}
      {isCopying && (
        <CopyDayDialog
          copy={(from, to) =>
            act(text.copied(dayName(from), to.map(dayName).join(', ')), () =>
              sheet.apply((week) => copiedDay(week, from, to)),
            )
          }
          close={() => setIsCopying(false)}
        />
      )}
    </Stack>
  );
}

interface FlexibleHoursProps {
  disabled: boolean;
  change(isOn: boolean): void;
}

/** Says what the table has, however it came there: typed, taken back, or from another shift. */
function FlexibleHours({ disabled, change }: FlexibleHoursProps) {
  const text = useMessages(shiftMessages).week;
  const days = useWatch({ name: 'days' }) as WeekRules;
  return (
    <Checkbox
      label={text.flexible}
      checked={isFlexible(days)}
      disabled={disabled}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
