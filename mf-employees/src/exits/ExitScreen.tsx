import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeExit } from '@seamline/shared/contract/employees/employee-exits';
import type { Identity, Notice as StoredNotice } from '@seamline/shared/contract/employees/former-employees';
import { EXIT_LABELS } from '@seamline/shared/labels/employee';
import { formatCalendarDay, formatNumber } from '@seamline/shared/messages';
import { prefetch } from '@seamline/shared/query';
import { BackLink, ForEditors, LinkButton, Loaded, parseId } from '@seamline/shared/table';
import { Button, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import { Fact, Facts } from '../people/Facts.tsx';
import { PeopleList } from '../people/PeopleList.tsx';
import { employeeExit, employeeIdentity } from '../queries.ts';
import { optionLabel, reasonOptions, typeOptions } from './exitLabels.ts';
import { PersonCard } from './FormerEmployeeLists.tsx';
import { lastDayText, noticeDays, settlementText } from './lastDay.ts';
import { leavingOf } from './leavingValues.ts';
import { ReinstateDialog } from './ReinstateDialog.tsx';
import { TaskList } from './TaskList.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ params }: { params: { id?: string } }) {
  const id = parseId(params.id ?? null) ?? 0;
  void prefetch(employeeIdentity(id));
  void prefetch(employeeExit(id));
  return null;
}

/** One exit: the leaving, its tasks, the settlement, and the people who need another manager. */
export function Component() {
  const { t } = useLingui();
  const id = parseId(useParams().id ?? null) ?? 0;
  const person = useQuery(employeeIdentity(id));
  const exit = useQuery(employeeExit(id));
  const failed = t`The exit could not be fetched. Please try again later.`;
  return (
    <Page
      title={person.data?.user_name ?? t`Exit`}
      back={
        <BackLink to={ownPaths.onNotice}>
          <Trans>On Notice</Trans>
        </BackLink>
      }
      narrow
    >
      <Loaded query={person} loading={t`Loading the exit...`} failed={failed}>
        {(data) => <Leaving person={data} exit={exit.data} />}
      </Loaded>
      {person.data && (
        <Loaded query={exit} loading={t`Loading the exit...`} failed={failed}>
          {(data) => (
            <>
              {leavingOf(person.data) && <TaskList id={id} tasks={data.tasks} />}
              <Reports reports={data.reports} />
            </>
          )}
        </Loaded>
      )}
      <Outlet />
    </Page>
  );
}

function Leaving({ person, exit }: { person: Identity; exit: EmployeeExit | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const stored = leavingOf(person);
  return (
    <Stack gap="4">
      <PersonCard
        person={person}
        action={
          <ForEditors>
            <HStack flexWrap="wrap">
              <LinkButton to="edit" opensDialog size="sm">
                {stored ? <Trans>Change the exit…</Trans> : <Trans>Record an exit…</Trans>}
              </LinkButton>
              {person.notice && (
                <Button variant="outline" size="sm" onClick={() => setWithdrawing(true)}>
                  <Trans>Withdraw the exit</Trans>
                </Button>
              )}
            </HStack>
          </ForEditors>
        }
      />
      {stored ? (
        <LeavingFacts stored={stored} dueOn={exit?.settlement_due_on} />
      ) : (
        <Text color="fg.muted">{t`${{ name: person.user_name }} is not leaving.`}</Text>
      )}
      {isWithdrawing && person.notice && (
        <ReinstateDialog
          person={{ ...person, ...person.notice, left_at: null }}
          onDone={() => void navigate(ownPaths.onNotice)}
          close={() => setWithdrawing(false)}
        />
      )}
    </Stack>
  );
}

function LeavingFacts({ stored, dueOn }: { stored: StoredNotice; dueOn: string | null | undefined }) {
  const { t, i18n } = useLingui();
  const settlement = settlementText({ settledOn: stored.settled_on, dueOn }, i18n);
  const facts = [
    [t`Type`, optionLabel(typeOptions(t), stored.exit_type)],
    [t`Reason`, optionLabel(reasonOptions(t), stored.exit_reason)],
    [t`Notice given`, formatCalendarDay(stored.resignation_date)],
    [t(EXIT_LABELS.company_last_day), lastDayText(stored.company_last_day, i18n)],
    [t`Notice period`, useNoticePeriod(stored)],
    [t(EXIT_LABELS.remark), stored.remark || '–'],
    [t(EXIT_LABELS.fnf_remark), stored.fnf_remark || '–'],
  ] as const;
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      <Fact label={t`Final settlement`} isOverdue={settlement.isOverdue}>
        {settlement.text}
        {!stored.settled_on && (
          <Text color="fg.muted" fontSize="sm">
            <Trans>Working days after the last day: Code on Wages, 2019, section 17(2).</Trans>
          </Text>
        )}
      </Fact>
    </Facts>
  );
}

/** Returns the notice that the dates give, compared with the agreed one. */
function useNoticePeriod({ resignation_date, company_last_day, notice_period_days: agreed }: StoredNotice): string {
  const { t } = useLingui();
  const days = noticeDays(resignation_date, company_last_day) ?? 0;
  const given = t`${plural({ days }, { one: '# day', other: '# days' })}`;
  if (typeof agreed !== 'number') return given;
  const short = agreed - days;
  return short > 0
    ? t`${given}; ${{ agreed: formatNumber(agreed) }} were agreed, ${{ short: formatNumber(short) }} are missing`
    : t`${given}; ${{ agreed: formatNumber(agreed) }} were agreed`;
}

function Reports({ reports }: Pick<EmployeeExit, 'reports'>) {
  const { t } = useLingui();
  const headingId = useId();
  const people = reports.map(({ id, ...person }) => ({ ...person, employee_id: id }));
  return (
    <Box as="section" aria-labelledby={headingId} display="grid" gap="3">
      <Heading id={headingId} size="md">
        <Trans>People who report to them</Trans>
      </Heading>
      {people.length === 0 ? (
        <Text color="fg.muted">
          <Trans>Nobody reports to this person.</Trans>
        </Text>
      ) : (
        <>
          <PeopleList label={t`People who report to them`} people={people}>
            {({ designation }) => <span>{designation}</span>}
          </PeopleList>
          <ForEditors>
            <div>
              <LinkButton to="reassign" opensDialog size="sm">
                <Trans>Give them another manager…</Trans>
              </LinkButton>
            </div>
          </ForEditors>
        </>
      )}
    </Box>
  );
}
