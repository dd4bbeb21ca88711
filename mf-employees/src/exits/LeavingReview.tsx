import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Identity } from '@seamline/shared/contract/employees/former-employees';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { useQuestion } from '@seamline/shared/form';
import { formatCalendarDay } from '@seamline/shared/messages';
import { ConfirmDialog, Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { employeeIdentity } from '../queries.ts';
import { PersonCard } from './FormerEmployeeLists.tsx';
import { noticeDays } from './lastDay.ts';
import type { Leaving } from './leavingValues.ts';

interface LeavingReviewProps {
  /** Called with a leaving that is to be sent; returns whether the question is asked. */
  isNeeded(leaving: Leaving): boolean;
}

/** The question before a leaving is recorded: who it is, what follows, and whether the dates are reversed. */
export function LeavingReview({ isNeeded }: LeavingReviewProps) {
  const asked = useQuestion((leaving: Leaving) => (isNeeded(leaving) ? leaving : undefined));
  return asked && <ReviewDialog leaving={asked.question} answer={asked.answer} />;
}

interface ReviewDialogProps {
  leaving: Leaving;
  answer(isMeant: boolean): void;
}

function ReviewDialog({ leaving, answer }: ReviewDialogProps) {
  const { employee_id: id, resignation_date: resigned, company_last_day: lastDay } = leaving;
  const { i18n, t } = useLingui();
  const { data: person } = useQuery(employeeIdentity(id));
  const isReversed = (noticeDays(resigned, lastDay) ?? 0) < 0;
  return (
    <ConfirmDialog
      title={t`Is this the right person?`}
      confirmLabel={t`Yes, this person leaves`}
      confirm={() => answer(true)}
      close={() => answer(false)}
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
