import { chakra } from '@chakra-ui/react/styled-system';
import type { HealthKind } from '@seamline/shared/contract/employee-health';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { BackLink, Loaded } from '@seamline/shared/table';
import { EmptyState, Heading, Icon, Page, Text } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { employeeMessages } from '../messages.ts';

export function loader() {
  void prefetch(api.employees.health);
  return null;
}

const GROUPS = {
  gaps: ['no-shift', 'no-designation', 'no-department', 'no-photo', 'no-aadhaar', 'no-pan'],
  dates: ['insurance-expired', 'insurance-expiring', 'probation-ending'],
  shared: ['same-email', 'same-company-mobile', 'same-code'],
} as const satisfies Record<string, readonly HealthKind[]>;

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& ul': {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      overflow: 'hidden',
    },
    '& li + li': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.75rem',
      paddingInline: '4',
      paddingBlock: '2',
      color: 'muted',
    },
    '& li > a': { color: 'ink', textDecoration: 'none', '&:hover': { bg: 'hover' } },
    '& li > a > svg:first-of-type': { color: 'stitch' },
    '& li > div > svg:first-of-type': { color: 'success' },
    '& svg': { flexShrink: 0 },
    '& li span:first-of-type': { flex: 1, minWidth: 0 },
    '& li b': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});

export function Component() {
  const {
    health: text,
    directory: { noneWhy },
  } = useMessages(employeeMessages);
  const health = useQuery(api.employees.health);
  return (
    <Page
      title={text.title}
      description={text.lead}
      back={<BackLink to={paths.employees}>{text.back}</BackLink>}
      narrow
    >
      <Loaded query={health} loading={text.loading} failed={text.failed}>
        {({ employees, counts }) => {
          const totals = new Map(counts.map(({ kind, total }) => [kind, total]));
          if (employees === 0) {
            return (
              <EmptyState icon="people" title={text.nobody}>
                {noneWhy}
              </EmptyState>
            );
          }
          if (counts.every(({ total }) => total === 0)) {
            return (
              <EmptyState icon="checkCircle" title={text.well}>
                {text.wellWhy(employees)}
              </EmptyState>
            );
          }
          return (
            <>
              <Lines title={text.groups.gaps} kinds={GROUPS.gaps} totals={totals} />
              <Lines title={text.groups.dates} kinds={GROUPS.dates} totals={totals} />
              <Lines title={text.groups.shared} kinds={GROUPS.shared} totals={totals} />
              <Text tone="muted" size="sm">
                {text.mobileNote}
              </Text>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface LinesProps {
  title: string;
  kinds: readonly HealthKind[];
  totals: ReadonlyMap<HealthKind, number>;
}

/** One line a kind, with its count; where there is somebody, the way to them. */
function Lines({ title, kinds, totals }: LinesProps) {
  const text = useMessages(employeeMessages).health;
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Heading id={headingId} size="md">
        {title}
      </Heading>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Line kind={kind} label={text.kinds[kind]} total={totals.get(kind) ?? 0} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function Line({ kind, label, total }: { kind: HealthKind; label: string; total: number }) {
  const text = useMessages(employeeMessages).health;
  if (total === 0) {
    return (
      <div>
        <Icon name="checkCircle" />
        <span>{label}</span>
        {text.none}
      </div>
    );
  }
  return (
    <Link to={`${paths.employees}?health=${kind}`}>
      <Icon name="alert" />
      <span>{label}</span> <b>{text.count(total)}</b>
      <Icon name="chevronRight" />
    </Link>
  );
}
