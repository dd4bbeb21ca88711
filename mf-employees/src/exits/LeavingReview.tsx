import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dateInIndia } from '@seamline/shared/contract/employees/employee-dates';
import type { Identity } from '@seamline/shared/contract/employees/former-employees';
import { formatCalendarDay } from '@seamline/shared/messages';
import { ConfirmDialog, Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { employeeIdentity } from '../queries.ts';
import { PersonCard } from './FormerEmployeeLists.tsx';
import { noticeDays } from './lastDay.ts';

/** A leaving that is sent once it is confirmed. */
export interface Review {
  id: number;
  resigned: string;
  lastDay: string;
  answer(isMeant: boolean): void;
}

/** The question before a leaving is recorded: who it is, what follows, and whether the dates are reversed. */
export function LeavingReview({ id, resigned, lastDay, answer, close }: Review & { close(): void }) {
  const { i18n, t } = useLingui();
  const { data: person } = useQuery(employeeIdentity(id));
  const isReversed = (noticeDays(resigned, lastDay) ?? 0) < 0;
  return (
    <ConfirmDialog
      title={t`Is this the right person?`}
      confirmLabel={t`Yes, this person leaves`}
      confirm={() => answer(true)}
      close={() => {
        // The first answer counts: after a confirmation this one has no effect.
        answer(false);
        close();
      }}
    >
      {person && <PersonCard person={person} />}
      <p>{consequence(i18n, person, person?.user_name ?? t`The person with the number ${id}`, lastDay)}</p>
      {isReversed && (
        <Notice>{t`The last day, ${{ lastDay: formatCalendarDay(lastDay) }}, is before the resignation date, ${{ resigned: formatCalendarDay(resigned) }}.`}</Notice>
      )}
    </ConfirmDialog>
  );
}

/** An employee whose last day is today or later stays in the directory until then. */
function consequence(i18n: I18n, person: Identity | undefined, name: string, lastDay: string): string {
  const day = formatCalendarDay(lastDay);
  if (lastDay < dateInIndia(new Date()))
    return person?.leaving
      ? i18n._(msg`${name} has already left. This corrects the dates and remarks.`)
      : i18n._(
          msg`${name} leaves; the last day is ${day}. They move from the directory and its counts to the list of former employees. Their record is kept.`,
        );
  if (person?.leaving)
    return i18n._(
      msg`${name} has left already. With ${day} as the last day they are on notice, and in the directory until then.`,
    );
  return person?.notice
    ? i18n._(msg`${name} is on notice already. The last day becomes ${day}.`)
    : i18n._(
        msg`${name} is on notice until ${day}: they stay in the directory and its counts, and become a former employee on the day after.`,
      );
}
