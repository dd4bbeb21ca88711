import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { readStored, writeStored } from '@seamline/shared/session';
import { Button, Icon, Switch } from '@seamline/shared/ui';
import { useState } from 'react';
import { dayRanges, lengthOfTime } from '../engine/explanation/phrases.ts';
import { type LawAdvice, lawAdvice } from '../engine/rule-check/lawAdvice.ts';
import { NO_FORM } from './CircumstanceFields.tsx';

const KEY = 'seamline:law-advice';

interface Law {
  says(advice: LawAdvice, i18n: I18n): MessageDescriptor;
  readonly source: MessageDescriptor;
}

/** The sources as they were read for Gujarat in November 2026. */
const LAWS: Readonly<Record<LawAdvice['kind'], Law>> = {
  restDay: {
    says: () => msg`This shift has no week off.`,
    source: msg`A day of rest each week: Factories Act 1948, section 52.`,
  },
  week: {
    says: ({ minutes }, i18n) =>
      msg`A week has ${{ length: lengthOfTime(minutes, i18n) }} of work, breaks not counted.`,
    source: msg`48 hours a week: Factories Act 1948, section 51; the same for shops in Gujarat.`,
  },
  day: {
    says: ({ days }, i18n) => msg`More than 9 hours of work, breaks not counted: ${{ days: dayRanges(days, i18n) }}.`,
    source: msg`9 hours a day: Factories Act 1948, section 54. Shops in Gujarat: 10 hours since December 2025, section 12 of the Act of 2019.`,
  },
  spread: {
    says: ({ days }, i18n) =>
      msg`More than 10 hours 30 minutes from start to end, breaks counted: ${{ days: dayRanges(days, i18n) }}.`,
    source: msg`10 hours 30 minutes: Factories Act 1948, section 56. Shops in Gujarat: 12 hours.`,
  },
};

interface LawAdviceListProps {
  shift: ShiftInput;
  /** Leads to a field, by its way in the form. */
  show(field: string): void;
}

/** Advice on the hours and the day of rest that the law asks for; this browser remembers when it is switched off. */
export function LawAdviceList({ shift, show }: LawAdviceListProps) {
  const { t, i18n } = useLingui();
  const [isOn, setIsOn] = useState(() => readStored(KEY) !== 'off');
  // No week off is worth a word whatever the law says.
  const advice = lawAdvice(shift).filter(({ kind }) => isOn || kind === 'restDay');

  function choose(wanted: boolean) {
    writeStored(KEY, wanted ? null : 'off');
    setIsOn(wanted);
  }

  return (
    <Stack gap="2">
      {advice.map((one) => {
        const sentence = t(LAWS[one.kind].says(one, i18n));
        return (
          <HStack key={one.kind} flexWrap="wrap" justifyContent="space-between">
            <Text>
              <Icon name="info" /> <span>{sentence}</span>{' '}
              {isOn && (
                <Text as="span" color="fg.muted" fontSize="sm">
                  {t(LAWS[one.kind].source)}
                </Text>
              )}
            </Text>
            {one.kind === 'restDay' ? (
              <Button variant="ghost" size="sm" onClick={() => show(one.field)}>
                <Trans>Choose week offs</Trans>
              </Button>
            ) : (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => show(one.field)}
                aria-label={t`Show the field: ${sentence}`}
              >
                <Trans>Show</Trans>
              </Button>
            )}
          </HStack>
        );
      })}
      <Switch
        label={t`Compare with the law on working hours`}
        hint={
          isOn &&
          t`Advice, read for Gujarat in November 2026. Since 21 November 2025 the Occupational Safety, Health and Working Conditions Code 2020 replaces the Factories Act and has 8 hours a day (section 25). Ask your adviser which law applies to you.`
        }
        form={NO_FORM}
        checked={isOn}
        onChange={({ target }) => choose(target.checked)}
      />
    </Stack>
  );
}
