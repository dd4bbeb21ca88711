import { DAYS, type Day } from '@seamline/shared/contract/shift';
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
  const [flexible, setFlexible] = useState(() => isFlexible(sheet.days()));
  const [done, setDone] = useState<{ words: string; takeBack(): void }>();

  function act(words: string | undefined, run: () => void, takeBack: () => void = () => undefined) {
    run();
    const undo = () => {
      sheet.undo();
      takeBack();
      setDone(undefined);
    };
    setDone(words ? { words, takeBack: undo } : undefined);
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
        <Checkbox
          label={text.flexible}
          checked={flexible}
          disabled={sheet.isSame}
          onChange={({ target }) => {
            const isOn = target.checked;
            act(
              isOn ? text.flexibleOn : undefined,
              () => {
                setFlexible(isOn);
                sheet.setFlexible(isOn);
              },
              () => setFlexible(!isOn),
            );
          }}
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
            <Button variant="outline" size="sm" onClick={done.takeBack}>
              {text.undo}
            </Button>
          }
        >
          {done.words}
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
