import { useFormState } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { styled, TextLink } from '@seamline/shared/ui';
import { dayName } from '../days.ts';
import { shiftMessages } from '../messages.ts';
import { labelOf } from '../week-table/weekRows.ts';
import { type FieldProblem, problemsIn } from './problems.ts';
import { useWording } from './wording.ts';

const List = styled('ul', { base: { maxHeight: '14rem', overflow: 'auto', width: '100%' } });

/** What has to be corrected, each with the way to its row and day. */
export function ProblemLinks({ goTo }: { goTo(place: string): void }) {
  const text = useMessages(shiftMessages).form;
  const { labels } = useWording();
  const { errors } = useFormState();
  const problems = problemsIn(errors);
  const nameOf = ({ rule, day, place }: FieldProblem) =>
    day
      ? text.cellPlace(labelOf(rule as Parameters<typeof labelOf>[0]), dayName(day))
      : (labels[rule as keyof typeof labels] ?? place);
  if (problems.length === 0) return null;
  return (
    <List>
      {problems.map((problem) => (
        <li key={problem.place}>
          <TextLink as="button" type="button" onClick={() => goTo(problem.place)}>
            {nameOf(problem)}
          </TextLink>
          : {problem.message}
        </li>
      ))}
    </List>
  );
}
