import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { UndoNotice, useFormState } from '@seamline/shared/form';
import { dayName } from '@seamline/shared/labels/shift';
import { Button, Checkbox, Icon, useIsNarrow } from '@seamline/shared/ui';
import { useRef, useState } from 'react';
import { shortDayName } from '../engine/calendar.ts';
import { FormSection } from '../shift-form/FormSection.tsx';
import { useDayName, useRuleLabel } from '../useNames.ts';
import { CopyDayDialog } from './CopyDayDialog.tsx';
import type { Action, WeekGrid } from './useWeekGrid.ts';
import { WeekTable } from './WeekTable.tsx';
import { copiedDay } from './weekEdits.ts';

interface WeekSectionProps {
  grid: WeekGrid;
  /** The day that a phone shows. */
  day: Day;
  showDay(day: Day): void;
}

/** Skips the 133 cells for those who use Tab. It is visible only while it has the focus. */
const Skip = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: 8,
    padding: '2',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    fontWeight: 'bold',
    boxShadow: 'raised',
    '&:not(:focus-visible)': { srOnly: true },
  },
});

/** The last action on the whole table. */
type LastAction = 'sameRulesOn' | 'flexibleOn' | { readonly from: Day; readonly to: readonly Day[] };

/** The weekly table with what works on all of it. */
export function WeekSection({ grid, day, showDay }: WeekSectionProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const [isCopying, setIsCopying] = useState(false);
  const nameOf = useDayName();
  const labelOf = useRuleLabel();
  const start = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<{ what: LastAction; action: Action }>();

  function act(what: LastAction | undefined, run: () => Action) {
    const action = run();
    setDone(what && { what, action });
  }

  function said(what: LastAction) {
    if (what === 'sameRulesOn') return t`Monday was copied to every day.`;
    if (what === 'flexibleOn') return t`Every day goes from 00:00 to 23:59.`;
    const [day, to] = [nameOf(what.from), what.to.map(nameOf).join(', ')];
    return t`${day} was copied to ${to}.`;
  }

  const tools = (
    <>
      <Checkbox
        name="has_same_rules_for_all_days"
        label={t`Same Rules for All days`}
        checked={grid.isSame}
        onChange={({ target }) => act(target.checked ? 'sameRulesOn' : undefined, () => grid.setSame(target.checked))}
      />
      <Checkbox
        name="has_flexible_hours"
        label={t`Flexible Shift Hours`}
        checked={grid.isFlexible}
        disabled={grid.isSame}
        onChange={({ target }) =>
          act(target.checked ? 'flexibleOn' : undefined, () => grid.setFlexible(target.checked))
        }
      />
      <HStack marginInlineStart="auto" flexWrap="wrap">
        <Button variant="outline" size="sm" disabled={!grid.canUndo} onClick={grid.undo}>
          <Icon name="undo" /> {t`Undo`}
        </Button>
        <Button variant="outline" size="sm" disabled={!grid.canRedo} onClick={grid.redo}>
          <Trans>Redo</Trans>
        </Button>
        <Button variant="outline" size="sm" disabled={grid.isSame} onClick={() => setIsCopying(true)}>
          <Icon name="copy" /> {t`Copy a day…`}
        </Button>
      </HStack>
    </>
  );

  return (
    <FormSection id="week" tools={tools}>
      <Stack gap="2">
        {done?.action.isDone() && (
          <UndoNotice
            tone="success"
            undo={() => {
              done.action.undo();
              setDone(undefined);
            }}
          >
            {said(done.what)}
          </UndoNotice>
        )}
        {isNarrow && <DayTabs day={day} isSame={grid.isSame} show={showDay} />}
        {!isNarrow && (
          <Skip ref={start} type="button" onClick={() => end.current?.focus()}>
            <Trans>Skip to the end of the table</Trans>
          </Skip>
        )}
        <WeekTable grid={grid} days={isNarrow ? [day] : DAYS} />
        {!isNarrow && (
          <Skip ref={end} type="button" onClick={() => start.current?.focus()}>
            <Trans>Skip to the start of the table</Trans>
          </Skip>
        )}
        <Text color="fg.muted" fontSize="xs">
          {t`${{ late: labelOf('late_in_count_after_minutes') }} and ${{ early: labelOf('early_out_count_before_minutes') }} go up to 5 minutes: Seamline HR fixes this limit.`}
        </Text>
        {!isNarrow && (
          <Text color="fg.muted" fontSize="xs">
            <Trans>
              Arrow keys move between cells, F2 or a double click edits a cell, Enter moves down, Escape cancels what
              you typed. Copy and paste work as in a spreadsheet; Ctrl+D fills down, Ctrl+R fills right, Ctrl+Z undoes.
            </Trans>
          </Text>
        )}
        {isCopying && (
          <CopyDayDialog
            copy={(from, to) => act({ from, to }, () => grid.apply((week) => copiedDay(week, from, to)))}
            close={() => setIsCopying(false)}
          />
        )}
      </Stack>
    </FormSection>
  );
}

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, 1fr)',
    gap: '1',
    '& legend': { srOnly: true },
    '& label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: '44px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg.raised',
      fontSize: 'sm',
      cursor: 'pointer',
      '&:has(:checked)': { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&[data-wrong]': { boxShadow: 'inset 0 -3px 0 var(--chakra-colors-danger)' },
    },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
});

interface DayTabsProps {
  day: Day;
  /** True while the other days follow Monday, whose errors then are theirs. */
  isSame: boolean;
  show(day: Day): void;
}

/** Chooses the day to show where there is no room for a week. */
function DayTabs({ day, isSame, show }: DayTabsProps) {
  const { i18n } = useLingui();
  const { errors } = useFormState({ name: 'days' });
  const wrong = (errors.days ?? {}) as Partial<Record<Day, object>>;
  return (
    <Row>
      <legend>
        <Trans>Day</Trans>
      </legend>
      {DAYS.map((each) => (
        <label key={each} data-wrong={wrong[each] && !(isSame && each !== 'monday') ? '' : undefined}>
          <input
            type="radio"
            name="shown-day"
            checked={each === day}
            onChange={() => show(each)}
            aria-label={dayName(each, i18n)}
          />
          {shortDayName(each, i18n)}
        </label>
      ))}
    </Row>
  );
}
