import { useMessages } from '@seamline/shared/messages';
import { useQuery } from '@seamline/shared/query';
import { ConfirmDialog } from '@seamline/shared/ui';
import { api } from '../api.ts';
import { formatCalendarDay } from '../details/formatCalendarDay.ts';
import { employeeMessages } from '../messages.ts';
import { PersonCard } from './PersonCard.tsx';

/** What waits for a yes. */
export interface Review {
  id: number;
  lastDay: string;
  answer(isMeant: boolean): void;
}

/** The question before somebody leaves: who it is, and what follows. */
export function LeavingReview({ id, lastDay, answer, close }: Review & { close(): void }) {
  const text = useMessages(employeeMessages).leavers;
  const { data: person } = useQuery(api.employees.identity(id));
  const name = person?.user_name ?? text.unknown(id);
  return (
    <ConfirmDialog
      title={text.reviewTitle}
      confirmLabel={text.reviewConfirm}
      confirm={() => answer(true)}
      close={() => {
        // Once it was confirmed this says nothing more.
        answer(false);
        close();
      }}
    >
      {person && <PersonCard person={person} />}
      <p>{person?.leaving ? text.reviewCorrects(name) : text.review(name, formatCalendarDay(lastDay))}</p>
    </ConfirmDialog>
  );
}
