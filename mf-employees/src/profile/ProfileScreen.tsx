import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import { IDENTITY_NUMBERS } from '@seamline/shared/contract/employees/identity-numbers';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { EMPLOYEE_LABELS, employeeChoiceLabel } from '@seamline/shared/labels/employee';
import { formatCalendarDay } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { BackLink, ForEditors, LinkButton, Loaded, parseId } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { ownPaths } from '../paths.ts';
import { ContactLink } from '../people/ContactLink.tsx';
import { Fact, Facts } from '../people/Facts.tsx';
import { PersonHead } from '../people/PersonHead.tsx';
import { StoredNumber, storedNumber } from '../people/StoredNumber.tsx';
import { employeeDetails, employeeProfile } from '../queries.ts';
import { failureSentence } from '../record/changes.ts';
import { History, Week } from './History.tsx';
import { ReportingChart } from './ReportingChart.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader({ params }: { params: { id?: string } }) {
  const id = parseId(params.id ?? null) ?? 0;
  void prefetch(employeeDetails(id));
  void prefetch(employeeProfile(id));
  return null;
}

/** An employee to read: who, where, with whom, the hours of this week, and how it came to be. */
export function Component() {
  const { t, i18n } = useLingui();
  const id = parseId(useParams().id ?? null) ?? 0;
  const details = useQuery(employeeDetails(id));
  const profile = useQuery(employeeProfile(id));
  return (
    <Page
      title={details.data?.full_name ?? t`Employee`}
      back={
        <BackLink to={paths.employees}>
          <Trans>Employees</Trans>
        </BackLink>
      }
      actions={
        details.data && (
          <ForEditors>
            {!details.data.leaving && (
              <LinkButton to="change" opensDialog>
                <Trans>Change post…</Trans>
              </LinkButton>
            )}
            <LinkButton to={ownPaths.exit(id)}>
              <Trans>Exit</Trans>
            </LinkButton>
            <LinkButton icon="edit" to={paths.employeeDetails(id)} variant="solid">
              <Trans>Edit</Trans>
            </LinkButton>
          </ForEditors>
        )
      }
    >
      <Loaded query={details} loading={t`Loading the employee...`} failed={(error) => failureSentence(error, i18n)}>
        {(person) => (
          <Stack gap="6">
            <PersonHead person={person} />
            <Box
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
              gap="6"
              alignItems="start"
            >
              <Section title={t`Work`}>
                <Work person={person} />
              </Section>
              <Section title={t`Contact`}>
                <Contact person={person} />
              </Section>
              <Section title={t`Documents`}>
                <Documents documents={person.documents} />
              </Section>
              <Section title={t`Identity and bank`}>
                <Numbers person={person} />
              </Section>
              <Section title={t`Personal information`}>
                <Personal person={person} />
              </Section>
              <Loaded
                query={profile}
                loading={t`Loading the history...`}
                failed={t`Hours, reporting lines and history could not be fetched. Please try again later.`}
              >
                {({ entries, week, reports }) => (
                  <>
                    <Section title={t`Reporting lines`}>
                      <ReportingChart person={person} reports={reports} />
                    </Section>
                    <Section title={t`This week`}>
                      <Week
                        days={week}
                        hasShift={person.shift_id !== null}
                        isEmployed={!person.leaving && person.joining_date <= dateInIndia(new Date())}
                      />
                    </Section>
                    <Section title={t`History`}>
                      <History person={person} entries={entries} />
                    </Section>
                  </>
                )}
              </Loaded>
            </Box>
          </Stack>
        )}
      </Loaded>
      <Outlet />
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
      gap="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      padding="4"
    >
      <Heading id={headingId} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type Rows = readonly (readonly [label: string, value: string | null | undefined])[];

/** The values that are known; what is missing is a matter of *Problems in records*. */
function Known({ rows, none }: { rows: Rows; none: string }) {
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <Facts>
      {known.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

const day = (date: string | null) => date && formatCalendarDay(date);

function Work({ person }: { person: EmployeeDetails }) {
  const { t, i18n } = useLingui();
  return (
    <Known
      none={t`Nothing is known.`}
      rows={[
        [t(EMPLOYEE_LABELS.joining_date), day(person.joining_date)],
        [t(EMPLOYEE_LABELS.employment_type), employeeChoiceLabel(person.employment_type, i18n)],
        [t(EMPLOYEE_LABELS.grade), person.grade],
        [t(EMPLOYEE_LABELS.job_location), person.job_location],
        [t(EMPLOYEE_LABELS.probation_end_date), day(person.probation_end_date)],
        [t(EMPLOYEE_LABELS.training_completion_date), day(person.training_completion_date)],
        [t(EMPLOYEE_LABELS.probation_period_days), person.probation_period_days?.toString()],
        [t(EMPLOYEE_LABELS.insurance_number), person.insurance.number],
        [t(EMPLOYEE_LABELS.insurance_company_name), person.insurance.company_name],
        [t(EMPLOYEE_LABELS.insurance_expiry_date), day(person.insurance.expiry_date)],
        [t(EMPLOYEE_LABELS.retirement_age), person.insurance.retirement_age?.toString()],
        [t(EMPLOYEE_LABELS.biometric_id), person.other_info.biometric_id],
        [t(EMPLOYEE_LABELS.previous_member_id), person.other_info.previous_member_id],
        [t(EMPLOYEE_LABELS.is_international_worker), person.other_info.is_international_worker ? t`Yes` : null],
        [t(EMPLOYEE_LABELS.job_description), person.other_info.job_description],
      ]}
    />
  );
}

function Contact({ person: { mobile_number, primary_email, contact } }: { person: EmployeeDetails }) {
  const { t } = useLingui();
  return (
    <Known
      none={t`Nothing is known.`}
      rows={[
        [t(EMPLOYEE_LABELS.mobile_number), mobile_number],
        [t(EMPLOYEE_LABELS.company_mobile), contact.company_mobile],
        [t(EMPLOYEE_LABELS.whatsapp_number), contact.whatsapp_number],
        [t(EMPLOYEE_LABELS.primary_email), primary_email],
        [t(EMPLOYEE_LABELS.personal_email), contact.personal_email],
        [t(EMPLOYEE_LABELS.emergency_number), contact.emergency_number],
        [t(EMPLOYEE_LABELS.alt_phone_number), contact.alt_phone_number],
        [t(EMPLOYEE_LABELS.current_address), contact.current_address],
        [t(EMPLOYEE_LABELS.permanent_address), contact.permanent_address],
      ]}
    />
  );
}

function Personal({
  person: { birth_date, gender, alias_name, personal_info: info, social },
}: {
  person: EmployeeDetails;
}) {
  const { t, i18n } = useLingui();
  return (
    <Known
      none={t`Nothing is known.`}
      rows={[
        [t(EMPLOYEE_LABELS.alias_name), alias_name],
        [t(EMPLOYEE_LABELS.birth_date), day(birth_date)],
        [t(EMPLOYEE_LABELS.gender), employeeChoiceLabel(gender, i18n)],
        [t(EMPLOYEE_LABELS.blood_group), info.blood_group],
        [t(EMPLOYEE_LABELS.marital_status), info.marital_status && employeeChoiceLabel(info.marital_status, i18n)],
        [t(EMPLOYEE_LABELS.family_members_count), info.family_members_count?.toString()],
        [t(EMPLOYEE_LABELS.nationality), info.nationality],
        [t(EMPLOYEE_LABELS.is_physically_handicapped), info.is_physically_handicapped ? t`Yes` : null],
        [t(EMPLOYEE_LABELS.languages_known), info.languages_known],
        [t(EMPLOYEE_LABELS.professional_skills), info.professional_skills],
        [t(EMPLOYEE_LABELS.hobbies), info.hobbies],
        [t(EMPLOYEE_LABELS.facebook_link), social.facebook],
        [t(EMPLOYEE_LABELS.linkedin_link), social.linkedin],
        [t(EMPLOYEE_LABELS.twitter_link), social.twitter],
        [t(EMPLOYEE_LABELS.instagram_link), social.instagram],
      ]}
    />
  );
}

function Numbers({ person }: { person: EmployeeDetails }) {
  const { t } = useLingui();
  const stored = IDENTITY_NUMBERS.filter((name) => storedNumber(person, name));
  if (stored.length === 0) return <Text color="fg.muted">{t`Nothing is known.`}</Text>;
  return (
    <Facts>
      {stored.map((name) => (
        <Fact key={name} label={t(EMPLOYEE_LABELS[name])}>
          <StoredNumber details={person} name={name} />
        </Fact>
      ))}
    </Facts>
  );
}

function Documents({ documents }: Pick<EmployeeDetails, 'documents'>) {
  const { t } = useLingui();
  const all = [
    [t(EMPLOYEE_LABELS.profile_picture), documents.profile_picture],
    [t(EMPLOYEE_LABELS.adhar_card_page_1), documents.aadhaar_page_1],
    [t(EMPLOYEE_LABELS.adhar_card_page_2), documents.aadhaar_page_2],
    [t(EMPLOYEE_LABELS.pan_card), documents.pan_card],
  ] as const;
  return (
    <Facts>
      {all.map(([label, file]) => (
        <Fact key={label} label={label}>
          {file ? (
            <ContactLink to={file} opensTab label={t`Open ${label} in a new tab`}>
              {t`Open`}
            </ContactLink>
          ) : (
            t`Not on file`
          )}
        </Fact>
      ))}
    </Facts>
  );
}
