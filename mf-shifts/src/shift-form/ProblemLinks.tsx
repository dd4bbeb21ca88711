import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { useFormState } from '@seamline/shared/form';
import { useErrorText } from '@seamline/shared/http';
import { useDayName, useRuleLabel } from '../useNames.ts';
import { type FieldProblem, problemsIn } from './problems.ts';

const List = chakra('ul', {
  // Room for the mark of the focus, which a box that scrolls would cut off.
  base: { maxHeight: '14rem', overflow: 'auto', width: '100%', margin: '-1', padding: '1' },
});

interface ProblemLinksProps {
  /** True while the other days follow Monday, whose errors then are theirs. */
  isSame: boolean;
  goTo(place: string): void;
}

/** Lists the values to correct, each with a link to its field. */
export function ProblemLinks({ isSame, goTo }: ProblemLinksProps) {
  const labelOf = useRuleLabel();
  const dayOf = useDayName();
  const errorText = useErrorText();
  const { errors } = useFormState();
  const problems = problemsIn(errors, isSame);
  const nameOf = ({ rule, day }: FieldProblem) => (day ? `${labelOf(rule)}, ${dayOf(day)}` : labelOf(rule));
  if (problems.length === 0) return null;
  return (
    <List>
      {problems.map((problem) => (
        <li key={problem.place}>
          <Link as="button" type="button" onClick={() => goTo(problem.place)}>
            {nameOf(problem)}
          </Link>
          : {errorText(problem.message)}
        </li>
      ))}
    </List>
  );
}
