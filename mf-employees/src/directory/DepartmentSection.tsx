import type { EmployeeCard } from '@seamline/shared/contract/employees';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { Link } from '@seamline/shared/router';
import { Avatar, Badge, Heading, HStack, styled } from '@seamline/shared/ui';
import { useId } from 'react';
import { employeeMessages } from '../messages.ts';
import { isBlank } from './pages.ts';

// One styled root; the cards in it are native elements, since there may be hundreds.
const People = styled('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    marginBlockStart: '2.5',
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '2.5',
    '& > li': { display: 'grid', minWidth: 0 },
    '& > li > a': {
      color: 'ink',
      textDecoration: 'none',
      '&:hover': { bg: 'hover' },
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '2.5',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'md',
      minWidth: 0,
    },
    '& div': { minWidth: 0, lineHeight: '1.35' },
    '& strong': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { color: 'muted', fontSize: 'sm' },
  },
});

/** Departments that are scrolled away cost no layout and no painting. */
const OFF_SCREEN = { contentVisibility: 'auto', containIntrinsicSize: 'auto 16rem' } as const;

/** The people of one department. */
export function DepartmentSection({ name, people }: { name: string; people: EmployeeCard[] }) {
  const text = useMessages(employeeMessages).directory;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} style={OFF_SCREEN}>
      <HStack>
        <Heading id={headingId} size="md">
          {isBlank(name) ? text.noDepartment : name}
        </Heading>
        <Badge>{people.length}</Badge>
      </HStack>
      <People>
        {people.map((person) => (
          <li key={person.id}>
            <Link to={paths.employeeDetails(person.id)}>
              <Avatar name={person.user_name} source={person.profile_pic} size={44} />
              <div>
                <strong>{person.user_name}</strong>
                <small>{person.designation}</small>
              </div>
            </Link>
          </li>
        ))}
      </People>
    </section>
  );
}
