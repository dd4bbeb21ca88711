import { Plural } from '@lingui/react/macro';
import { EffectList } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { TextLink } from '@seamline/shared/table';
import type { ReactNode } from 'react';

/** Names enough to go through one by one; a browser shows no more of them well. */
const SHOWN = 500;

interface PeopleListProps<P> {
  label: string;
  people: readonly P[];
  /** The number of people, of whom the first are known. */
  total?: number;
  /** Content before a name. */
  before?(person: P): ReactNode;
  /** Content below a name. */
  children(person: P): ReactNode;
}

/** Employees with links to their details and a line below each name. */
export function PeopleList<P extends { employee_id: number; name: string }>(props: PeopleListProps<P>) {
  const { label, people, total = people.length, before, children } = props;
  const shown = people.slice(0, SHOWN);
  const more = total - shown.length;
  return (
    <EffectList tabIndex={0} aria-label={label}>
      {shown.map((person) => (
        <li key={person.employee_id}>
          {before?.(person)}
          <TextLink to={paths.employeeDetails(person.employee_id)}>{person.name}</TextLink>
          {children(person)}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="and # more person" other="and # more people" />
        </li>
      )}
    </EffectList>
  );
}
