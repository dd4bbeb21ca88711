import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';
import { useFormState } from '@seamline/shared/form';
import { dayName, shortDayName } from '../engine/index.ts';

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
export function DayTabs({ day, isSame, show }: DayTabsProps) {
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
