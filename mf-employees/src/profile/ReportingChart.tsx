import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import type { EmployeeProfile } from '@seamline/shared/contract/employees/employee-profiles';
import { TextLink } from '@seamline/shared/table';
import { ownPaths } from '../paths.ts';

/** A tree of three levels: managers, the person, reports; a line leads from each level to the next. */
const Level = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& & ': { marginInlineStart: '4', paddingInlineStart: '4', borderInlineStartWidth: '2px', borderColor: 'stitch' },
    '& small': { display: 'block', color: 'fg.muted' },
  },
});

interface ReportingChartProps {
  person: EmployeeDetails;
  reports: EmployeeProfile['reports'];
}

/** The managers of an employee, and the people who report to them. */
export function ReportingChart({ person, reports }: ReportingChartProps) {
  const { t } = useLingui();
  const managers = person.reporting_persons;
  const below = (
    <li>
      <strong>{person.full_name}</strong>
      <small>{person.designation.name}</small>
      {reports.length > 0 && (
        <Level aria-label={t`People who report to them`} maxHeight="40vh" overflowY="auto" tabIndex={0}>
          {reports.map(({ id, name, designation }) => (
            <li key={id}>
              <PersonLink id={id} name={name} />
              <small>{designation}</small>
            </li>
          ))}
        </Level>
      )}
    </li>
  );
  return (
    <>
      {managers.length > 0 ? (
        <Level aria-label={t`Reports to`}>
          {managers.map(({ id, user_name, designation, has_left, name_only }, index) => (
            <li key={id}>
              {name_only ? user_name : <PersonLink id={id} name={user_name} />}
              <small>{has_left ? t`${{ designation }}, has left` : designation}</small>
              {index === managers.length - 1 && <Level>{below}</Level>}
            </li>
          ))}
        </Level>
      ) : (
        <Level>{below}</Level>
      )}
      {managers.length + reports.length === 0 && (
        <Text color="fg.muted">
          <Trans>Reports to nobody, and nobody reports to this person.</Trans>
        </Text>
      )}
    </>
  );
}

function PersonLink({ id, name }: { id: number; name: string }) {
  return <TextLink to={ownPaths.profile(id)}>{name}</TextLink>;
}
