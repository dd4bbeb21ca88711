import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HealthKind } from '@seamline/shared/contract/employees/employee-health';
import type { NamedKind } from '@seamline/shared/contract/record-kinds';
import { paths } from '@seamline/shared/paths';
import { BackLink, ForEditors, LinkButton, Loaded, loaderOf } from '@seamline/shared/table';
import { EmptyState, Icon, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { employeeHealth } from '../queries.ts';

export const loader = loaderOf(employeeHealth);

const GROUPS = {
  gaps: ['no-shift', 'no-designation', 'no-department', 'no-photo', 'no-aadhaar', 'no-pan'],
  dates: ['insurance-expired', 'insurance-expiring', 'probation-ending', 'change-lapsed'],
  shared: ['same-email', 'same-company-mobile', 'same-code'],
} as const satisfies Record<string, readonly HealthKind[]>;

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& ul': {
      layerStyle: 'card',
      overflow: 'hidden',
    },
    '& li + li': { borderBlockStartWidth: '1px' },
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.75rem',
      paddingInline: '4',
      paddingBlock: '2',
      color: 'fg.muted',
    },
    '& li > a': { color: 'fg', textDecoration: 'none', '&:hover': { bg: 'bg.muted' } },
    '& li > a > svg:first-of-type': { color: 'stitch' },
    '& li > div > svg:first-of-type': { color: 'success' },
    '& svg': { flexShrink: 0 },
    '& li span:first-of-type': { flex: 1, minWidth: 0 },
    '& li b': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});

export function Component() {
  const { t } = useLingui();
  const health = useQuery(employeeHealth);
  return (
    <Page
      title={t`Problems in records`}
      description={t`Missing, expiring or doubtful data in the records of current employees.`}
      back={
        <BackLink to={paths.employees}>
          <Trans>Employees</Trans>
        </BackLink>
      }
      actions={
        <ForEditors to="codes">
          <LinkButton to="codes" opensDialog>
            <Trans>Employee codes…</Trans>
          </LinkButton>
        </ForEditors>
      }
      narrow
    >
      <Loaded query={health} loading={t`Checking the records...`} failed={t`The records could not be checked.`}>
        {({ employees, counts, same_names: sameNames = [] }) => {
          const totals = new Map(counts.map(({ kind, total }) => [kind, total]));
          if (employees === 0 && sameNames.length === 0) {
            return (
              <EmptyState icon="people" title={t`Nobody works here yet.`}>
                <Trans>Missing, expiring or doubtful data are listed here once there are employees.</Trans>
              </EmptyState>
            );
          }
          if (counts.every(({ total }) => total === 0) && sameNames.length === 0) {
            return (
              <EmptyState icon="checkCircle" title={t`No problems found.`}>
                <Plural
                  value={employees}
                  one="The record of # employee is complete."
                  other="The records of # employees are complete."
                />
              </EmptyState>
            );
          }
          return (
            <>
              <Lines title={t`Missing`} kinds={GROUPS.gaps} totals={totals} />
              <Lines title={t`Dates`} kinds={GROUPS.dates} totals={totals} />
              <Lines title={t`Values that several people have`} kinds={GROUPS.shared} totals={totals} />
              {sameNames.length > 0 && <SameNames records={sameNames} />}
              <Text color="fg.muted" fontSize="sm">
                <Trans>
                  Two current employees cannot have the same mobile number: a duplicate is refused when it is entered.
                </Trans>
              </Text>
            </>
          );
        }}
      </Loaded>
      <Outlet />
    </Page>
  );
}

interface LinesProps {
  title: string;
  kinds: readonly HealthKind[];
  totals: ReadonlyMap<HealthKind, number>;
}

/** One line per kind, with its count and a link to the employees. */
function Lines({ title, kinds, totals }: LinesProps) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Heading id={headingId} size="md">
        {title}
      </Heading>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Line kind={kind} label={t(HEALTH_LABELS[kind])} total={totals.get(kind) ?? 0} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Records whose names differ only in accents or in how their letters are stored, with a link to their list. */
function SameNames({ records }: { records: readonly { record: NamedKind; names: readonly string[] }[] }) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Heading id={headingId} size="md">
        <Trans>Names that read the same</Trans>
      </Heading>
      <ul>
        {records.map(({ record, names }) => (
          <li key={`${record} ${names[0]}`}>
            <Link to={NAMED_RECORDS[record].path}>
              <Icon name="alert" />
              <span>{names.join(' · ')}</span> {t(NAMED_RECORDS[record].label)}
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Line({ kind, label, total }: { kind: HealthKind; label: string; total: number }) {
  if (total === 0) {
    return (
      <div>
        <Icon name="checkCircle" />
        <span>{label}</span>
        <Trans>Nobody</Trans>
      </div>
    );
  }
  return (
    <Link to={`${paths.employees}?health=${kind}`}>
      <Icon name="alert" />
      <span>{label}</span>{' '}
      <b>
        <Plural value={total} one="# employee" other="# employees" />
      </b>
      <Icon name="chevronRight" />
    </Link>
  );
}

/** The names of the kinds of incomplete or doubtful records. */
export const HEALTH_LABELS: Readonly<Record<HealthKind, MessageDescriptor>> = {
  'no-shift': msg`Without a shift`,
  'no-designation': msg`Without a designation`,
  'no-department': msg`Without a department`,
  'no-photo': msg`Without a photo`,
  'no-aadhaar': msg`Without both pages of the Aadhaar card`,
  'no-pan': msg`Without a PAN card`,
  'insurance-expired': msg`With expired insurance`,
  'insurance-expiring': msg`With insurance that expires within 30 days`,
  'probation-ending': msg`With a probation that ends within 30 days`,
  'change-lapsed': msg`With a planned change that was not possible in the last 30 days`,
  'same-email': msg`With the email address of another employee`,
  'same-company-mobile': msg`With the company mobile number of another employee`,
  'same-code': msg`With the biometric ID of another employee`,
};

/** The kinds of records whose names tell them apart, and their lists. */
export const NAMED_RECORDS: Readonly<Record<NamedKind, { label: MessageDescriptor; path: string }>> = {
  branch: { label: msg`Branches`, path: paths.branches },
  department: { label: msg`Departments`, path: paths.department },
  'sub-department': { label: msg`Sub-departments`, path: paths.subDepartment },
  'leave-type': { label: msg`Leave types`, path: paths.leaveTypes },
  shift: { label: msg`Shifts`, path: paths.shifts },
};

/** The field of the details that closes each gap. */
export const FIXES = {
  'no-shift': 'shift_id',
  'no-designation': 'designation_id',
  'no-department': 'department_id',
  'no-photo': 'profile_picture',
  'no-aadhaar': 'adhar_card_page_1',
  'no-pan': 'pan_card',
  'insurance-expired': 'insurance_expiry_date',
  'insurance-expiring': 'insurance_expiry_date',
  'probation-ending': 'probation_period_days',
  'change-lapsed': 'branch_id',
  'same-email': 'primary_email',
  'same-company-mobile': 'company_mobile',
  'same-code': 'biometric_id',
} as const satisfies Record<HealthKind, string>;
