import { chakra } from '@chakra-ui/react/styled-system';
import type { WeekRules } from '@seamline/shared/contract/shift';
import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import { useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Button, Checkbox, HStack, Icon, Notice, Stack, Text, useIsNarrow } from '@seamline/shared/ui';
import { useRef, useState } from 'react';
import { shiftMessages } from '../messages.ts';
import { useDayName } from '../useNames.ts';
import { CopyDayDialog } from './CopyDayDialog.tsx';
import { DayTabs } from './DayTabs.tsx';
import type { Sheet, Undo } from './useSheet.ts';
import { WeekTable } from './WeekTable.tsx';
import { copiedDay, isFlexible } from './weekEdits.ts';

interface WeekSectionProps {
  sheet: Sheet;
  /** The day that a phone shows. */
  day: Day;
  showDay(day: Day): void;
}

/** A way past the 133 cells for who goes by Tab; nobody else sees it. */
const Skip = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: 8,
    padding: '2',
    borderRadius: 'md',
    bg: 'raised',
    color: 'ink',
    fontWeight: 'bold',
    boxShadow: 'raised',
    '&:not(:focus-visible)': { srOnly: true },
  },
});

/** The last action on the whole table. */
type Done = 'sameRulesOn' | 'flexibleOn' | { readonly from: Day; readonly to: readonly Day[] };

/** The weekly table with what works on all of it. */
export function WeekSection({ sheet, day, showDay }: WeekSectionProps) {
  const text = useMessages(shiftMessages).week;
  const isNarrow = useIsNarrow();
  const [isCopying, setIsCopying] = useState(false);
  const nameOf = useDayName();
  const start = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<{ what: Done; takeBack: Undo }>();

  function act(what: Done | undefined, run: () => Undo) {
    const takeBack = run();
    setDone(what && { what, takeBack });
  }

  const said = (what: Done) =>
    typeof what === 'string' ? text[what] : text.copied(nameOf(what.from), what.to.map(nameOf).join(', '));

  return (
    <Stack gap="3">
      <HStack flexWrap="wrap" gap="4">
        <Checkbox
          label={text.sameRules}
          checked={sheet.isSame}
          onChange={({ target }) =>
            act(target.checked ? 'sameRulesOn' : undefined, () => sheet.setSame(target.checked))
          }
        />
        <FlexibleHours
          disabled={sheet.isSame}
          change={(isOn) => act(isOn ? 'flexibleOn' : undefined, () => sheet.setFlexible(isOn))}
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
                done.takeBack();
                setDone(undefined);
              }}
            >
              {text.undo}
            </Button>
          }
        >
          {said(done.what)}
        </Notice>
      )}
      {isNarrow && <DayTabs day={day} show={showDay} />}
      {!isNarrow && (
        <Skip ref={start} type="button" onClick={() => end.current?.focus()}>
          {text.toEnd}
        </Skip>
      )}
      <WeekTable sheet={sheet} days={isNarrow ? [day] : DAYS} />
      {!isNarrow && (
        <Skip ref={end} type="button" onClick={() => start.current?.focus()}>
          {text.toStart}
        </Skip>
      )}
      {!isNarrow && (
        <Text tone="muted" size="sm">
          {text.help}
        </Text>
      )}
      {isCopying && (
        <CopyDayDialog
          copy={(from, to) => act({ from, to }, () => sheet.apply((week) => copiedDay(week, from, to)))}
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

/** Follows the values of the table, whether they were typed, undone or copied from another shift. */
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
