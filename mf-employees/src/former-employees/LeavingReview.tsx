import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import type { Identity } from '@seamline/shared/contract/former-employees';
import { useMessages } from '@seamline/shared/messages';
import { ConfirmDialog, Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { formatCalendarDay } from '../details/formatCalendarDay.ts';
import { type EmployeeTexts, employeeMessages } from '../messages.ts';
import { noticeDays } from './noticeDays.ts';
import { PersonCard } from './PersonCard.tsx';

/** A leaving that is sent once it is confirmed. */
export interface Review {
  id: number;
  resigned: string;
  lastDay: string;
  answer(isMeant: boolean): void;
}

/** The question before a leaving is recorded: who it is, what follows, and whether the dates are reversed. */
export function LeavingReview({ id, resigned, lastDay, answer, close }: Review & { close(): void }) {
  const text = useMessages(employeeMessages).formerEmployees;
  const { data: person } = useQuery(api.employees.identity(id));
  const isReversed = (noticeDays(resigned, lastDay) ?? 0) < 0;
  return (
    <ConfirmDialog
      title={text.reviewTitle}
      confirmLabel={text.reviewConfirm}
      confirm={() => answer(true)}
      close={() => {
        // The first answer counts: after a confirmation this one has no effect.
        answer(false);
        close();
      }}
    >
      {person && <PersonCard person={person} />}
      <p>{consequence(text, person, person?.user_name ?? text.unknown(id), lastDay)}</p>
      {isReversed && <Notice>{text.reviewReversed(formatCalendarDay(lastDay), formatCalendarDay(resigned))}</Notice>}
    </ConfirmDialog>
  );
}

/** An employee whose last day is today or later stays in the directory until then. */
function consequence(
  text: EmployeeTexts['formerEmployees'],
  person: Identity | undefined,
  name: string,
  lastDay: string,
): string {
  const day = formatCalendarDay(lastDay);
  if (lastDay < dateInIndia(new Date())) return person?.leaving ? text.reviewCorrects(name) : text.review(name, day);
  if (person?.leaving) return text.reviewReturns(name, day);
  return person?.notice ? text.reviewChanges(name, day) : text.reviewOnNotice(name, day);
}
