import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeCard } from '@seamline/shared/contract/employees/employees';
import { BoundField, useController } from '@seamline/shared/form';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { Avatar, RowAction } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { employeeIdentity } from '../queries.ts';
import { PeoplePicker } from './PeoplePicker.tsx';

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '&:not(:empty)': { marginBlockEnd: '2' },
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInlineStart: '1.5',
      bg: 'bg.subtle',
      borderRadius: 'full',
      '& small': { color: 'fg.muted' },
    },
  },
});

type KnownPerson = EmployeeCard & { has_left?: boolean };

export interface ReportingFieldProps {
  hint?: ReactNode;
  /** The employee of the form, who cannot be their own reporting person. */
  ownId?: number;
  /** Employees whose names are known already. */
  known?: readonly KnownPerson[];
}

/** The reporting persons of an employee, chosen from the directory. */
export function ReportingField({ hint, ownId, known = [] }: ReportingFieldProps) {
  const { t } = useLingui();
  const { field } = useController({ name: 'reporting_person_ids' });
  const [picked, setPicked] = useState<readonly KnownPerson[]>([]);
  const [said, setSaid] = useState('');
  const ids = (field.value ?? []) as number[];
  const personOf = (id: number) => [...picked, ...known].find((person) => person.id === id);

  function add(person: EmployeeCard) {
    setPicked((before) => [...before, person]);
    field.onChange([...ids, person.id]);
  }

  function remove(id: number, name: string) {
    field.onChange(ids.filter((other) => other !== id));
    setSaid(t`${name} was removed.`);
  }

  return (
    <BoundField name="reporting_person_ids" label={t(EMPLOYEE_LABELS.reporting_person_ids)} hint={hint}>
      {(control) => (
        <div>
          <Chips>
            {ids.map((id) => (
              <Chip key={id} id={id} known={personOf(id)} remove={(name) => remove(id, name)} />
            ))}
          </Chips>
          <PeoplePicker
            control={control}
            ref={field.ref}
            onBlur={field.onBlur}
            isExcluded={(id) => id === ownId || ids.includes(id)}
            choose={add}
          />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </BoundField>
  );
}

function Chip({ id, known, remove }: { id: number; known: KnownPerson | undefined; remove(name: string): void }) {
  const { t } = useLingui();
  const { data } = useQuery({ ...employeeIdentity(id), enabled: known === undefined });
  const person = known ?? data;
  const name = person?.user_name ?? t`No. ${id}`;
  const hasLeft = known?.has_left === true || (data !== undefined && data.leaving !== null);
  return (
    <li>
      <Avatar name={name} source={person?.profile_pic ?? null} size={24} />
      <span>
        {name}{' '}
        {hasLeft && (
          <small>
            (<Trans>has left</Trans>)
          </small>
        )}
      </span>
      <RowAction icon="close" label={t`Remove ${name}`} onClick={() => remove(name)} />
    </li>
  );
}
