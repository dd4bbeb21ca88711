import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { msg } from '@lingui/core/macro';
import { dateInIndia, isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { providedMessages, useI18n } from '@seamline/shared/i18n';
import { daysAfter, formatCalendarDay, readDay } from '@seamline/shared/messages';
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import type { ControlProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

/** Days that a key adds to the date. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

interface DayInputProps extends ControlProps {
  /** `YYYY-MM-DD`, empty, or a text that is no date. */
  value: string;
  /** Called with `YYYY-MM-DD`, with nothing, or with the typed text where it is no date. */
  change(value: string): void;
  onBlur?(event: FocusEvent): void;
  /** The first and the last date of the calendar and of the arrow keys. */
  min?: string | undefined;
  max?: string | undefined;
  name?: string;
  /** Id of the form that the control belongs to, if it is another one than the form around it. */
  form?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A calendar date, typed and shown as tables show it; the calendar behind its button is the browser's. */
export function DayInput({ value, change, onBlur, min = '', max = '', ref, ...control }: DayInputProps) {
  const { t } = useI18n(providedMessages);
  /** The text while it is typed; it takes the usual format when the control is left. */
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  const formatId = `${control.id}-format`;
  const example = formatCalendarDay('2026-11-23');

  function type(text: string) {
    setTyped(text);
    // 20 is the beginning of 2026 as well.
    const hasWholeYear = /\d{4}/.test(latinDigits(text));
    change((hasWholeYear && readDay(text)) || text.trim());
  }

  function finish() {
    if (typed === undefined) return;
    const next = readDay(typed) ?? typed.trim();
    setTyped(undefined);
    if (next !== value) change(next);
  }

  function step(days: number) {
    const date = readDay(typed ?? value);
    if (!date && (typed ?? value).trim()) return;
    const next = date ? daysAfter(date, days) : dateInIndia(new Date());
    setTyped(undefined);
    change(max && next > max ? max : min && next < min ? min : next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const days = STEPS[event.key];
    if (event.key === 'Enter') finish();
    if (days === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) calendar.current?.showPicker();
    else step(days);
  }

  return (
    <InputGroup
      endElementProps={{ paddingInline: '0' }}
      endElement={
        <>
          <IconButton
            label={t(msg`Open calendar`)}
            aria-describedby={`${control.id}-label`}
            onClick={() => calendar.current?.showPicker()}
          >
            <Icon name="calendar" />
          </IconButton>
          <VisuallyHidden id={formatId}>{t(msg`For example ${example}.`)}</VisuallyHidden>
          {/* Chosen dates come from here. It is part of no form and out of reach, but where the browser puts its calendar. */}
          <VisuallyHidden asChild>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              form=""
              min={min}
              max={max}
              value={isCalendarDate(value) ? value : ''}
              onChange={({ target }) => {
                setTyped(undefined);
                change(target.value);
              }}
            />
          </VisuallyHidden>
        </>
      }
    >
      <Input
        {...control}
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={[control['aria-describedby'], formatId].filter(Boolean).join(' ')}
        placeholder={t(msg({ message: 'dd-mmm-yyyy', comment: 'How a date is written: day, month, year' }))}
        value={typed ?? formatCalendarDay(value)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
      />
    </InputGroup>
  );
}
