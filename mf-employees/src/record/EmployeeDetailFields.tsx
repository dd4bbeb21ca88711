import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import { YES_NO_FIELDS } from '@seamline/shared/contract/employees/employee-fields';
import { IDENTITY_NUMBERS, isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { CheckboxField, DateField, TextField, useFormContext, useWatch } from '@seamline/shared/form';
import { EMPLOYEE_LABELS, type LabelledField } from '@seamline/shared/labels/employee';
import { formatCalendarDay } from '@seamline/shared/messages';
import type { ReactNode } from 'react';
import { DocumentSlot } from '../documents/DocumentSlot.tsx';
import { EmployeeField } from '../fields/EmployeeField.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { RegularField } from '../fields/fieldTable.ts';
import { DateFields, EmployeeCodeField, MobileField, NameFields } from '../fields/PersonFields.tsx';
import { PlaceFields } from '../fields/PlaceFields.tsx';
import { ReportingField } from '../people/ReportingField.tsx';
import { StoredNumber, storedNumber } from '../people/StoredNumber.tsx';
import { CLEARED, isEmpty } from './changes.ts';
import { emptyValue, type FurtherField, furtherFields } from './flatValues.ts';

/** The regular fields of the details screen, by section; the screen itself has those that depend on others. */
const SECTIONS = {
  work: ['employment_type', 'grade', 'job_location', 'probation_period_days', 'training_completion_date'],
  insurance: ['insurance_number', 'insurance_company_name', 'insurance_expiry_date', 'retirement_age'],
  contact: [
    'emergency_number',
    'alt_phone_number',
    'whatsapp_number',
    'company_mobile',
    'personal_email',
    'contact_number_privacy',
    'current_address',
    'permanent_address',
  ],
  personal: [
    'blood_group',
    'marital_status',
    'family_members_count',
    'nationality',
    'is_physically_handicapped',
    'hobbies',
    'professional_skills',
    'languages_known',
  ],
  social: ['facebook_link', 'linkedin_link', 'twitter_link', 'instagram_link'],
  permissions: ['employees_view_access', 'members_chat_access', 'timeline_access'],
  other: ['previous_member_id', 'is_international_worker', 'job_description'],
} as const satisfies Record<string, readonly RegularField[]>;

interface FieldsProps {
  details: EmployeeDetails;
  /** The values that the form began with. */
  stored: Readonly<Record<string, unknown>>;
}

/** Four slots for pictures and documents, then all other fields in named sections. */
export function EmployeeDetailFields({ details, stored }: FieldsProps) {
  const { t } = useLingui();
  const further = furtherFields(details);
  const end = details.probation_end_date;
  const hints: Partial<Record<RegularField, ReactNode>> = {
    probation_period_days: end && t`Probation End Date: ${{ day: formatCalendarDay(end) }}`,
  };
  const regular = (name: RegularField) => (
    <RegularDetail key={name} name={name} stored={stored[name]} hint={hints[name]} />
  );
  return (
    <>
      <Documents details={details} />
      <FormSection title={t`Person`}>
        <NameFields />
        {regular('alias_name')}
        <MobileField
          ownId={details.id}
          hint={t`The country code was chosen when this person was added; it is not shown and not changed here.`}
        />
        {regular('primary_email')}
        {regular('gender')}
        <DateFields />
      </FormSection>
      <FormSection title={t`Branch and designation`}>
        <PlaceFields />
      </FormSection>
      <FormSection title={t`Work`}>
        {SECTIONS.work.map(regular)}
        <Clearable name="reporting_person_ids" stored={stored.reporting_person_ids}>
          <ReportingField ownId={details.id} known={details.reporting_persons} />
        </Clearable>
      </FormSection>
      <FormSection title={t`Insurance and retirement`}>{SECTIONS.insurance.map(regular)}</FormSection>
      <FormSection
        title={t`Identity and bank`}
        lead={t`Stored encrypted. Showing a whole number leaves an entry in the session log.`}
      >
        {IDENTITY_NUMBERS.map((name) => {
          const stored = storedNumber(details, name);
          return (
            <Clearable key={name} name={name} stored={stored}>
              <EmployeeField name={name} hint={stored && <StoredNumber details={details} name={name} />} />
            </Clearable>
          );
        })}
      </FormSection>
      <FormSection title={t`Contact`}>{SECTIONS.contact.map(regular)}</FormSection>
      <FormSection title={t`Personal information`}>{SECTIONS.personal.map(regular)}</FormSection>
      <FormSection title={t`Social links`}>{SECTIONS.social.map(regular)}</FormSection>
      <FormSection title={t`Permissions`} lead={t`Stored for the employee app; these screens do not enforce them.`}>
        {SECTIONS.permissions.map(regular)}
      </FormSection>
      <FormSection title={t`Other information`}>
        <Clearable name="biometric_id" stored={stored.biometric_id}>
          <EmployeeCodeField ownId={details.id} />
        </Clearable>
        {SECTIONS.other.map(regular)}
      </FormSection>
      {further.length > 0 && (
        <FormSection
          title={t`Further fields`}
          lead={t`The server sent these additional fields. They are saved under the same names.`}
        >
          {further.map((field) => (
            <Further key={field.name} {...field} />
          ))}
        </FormSection>
      )}
    </>
  );
}

const NOT_CLEARABLE: readonly string[] = [...YES_NO_FIELDS, 'gender', 'employment_type'];

function RegularDetail({ name, stored, hint }: { name: RegularField; stored: unknown; hint?: ReactNode }) {
  const field = <EmployeeField name={name} hint={hint} stored={typeof stored === 'string' ? stored : undefined} />;
  if (NOT_CLEARABLE.includes(name)) return field;
  return (
    <Clearable name={name} stored={stored}>
      {field}
    </Clearable>
  );
}

function Documents({ details: { documents } }: { details: EmployeeDetails }) {
  const { t } = useLingui();
  const { masked: isMasked } = documents;
  return (
    <FormSection
      title={t`Documents`}
      lead={
        isMasked &&
        t`Aadhaar and PAN cards are shown masked, and PDFs cannot be opened, because you do not have permission to edit employees.`
      }
      dense
    >
      <Clearable name="profile_picture" stored={documents.profile_picture}>
        <DocumentSlot name="profile_picture" current={documents.profile_picture} />
      </Clearable>
      <DocumentSlot name="adhar_card_page_1" isMasked={isMasked} current={documents.aadhaar_page_1} />
      <DocumentSlot name="adhar_card_page_2" isMasked={isMasked} current={documents.aadhaar_page_2} />
      <Clearable name="pan_card" stored={documents.pan_card}>
        <DocumentSlot name="pan_card" isMasked={isMasked} current={documents.pan_card} />
      </Clearable>
    </FormSection>
  );
}

/** A field of another server, under the name that it has there. */
function Further({ name, kind }: FurtherField) {
  if (kind === 'yesNo') return <CheckboxField name={name} label={<Text as="span">{name}</Text>} />;
  if (kind === 'date') return <DateField name={name} label={name} />;
  return <TextField name={name} label={name} />;
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: 0,
    '& > p': { fontSize: 'sm', color: 'fg.muted' },
    '& > p > button': {
      fontSize: 'sm',
      minHeight: { base: '44px', md: 'auto' },
      minWidth: { base: '44px', md: 'auto' },
    },
  },
});

interface ClearableProps {
  name: LabelledField;
  /** The stored value. */
  stored: unknown;
  children: ReactNode;
}

/** A field whose stored value can be emptied: an empty field alone changes nothing on the server. */
function Clearable({ name, stored, children }: ClearableProps) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const [value, marked = []] = useWatch({ name: [name, CLEARED] }) as [unknown, string[] | undefined];
  const isCleared = marked.includes(name) && isEmpty(value);
  /** A stored file or identity number is not in its field, which takes a new one. */
  const isApart = isIdentityNumber(name) || (typeof stored === 'string' && stored.startsWith('/'));

  function mark(next: readonly string[], then: unknown) {
    setValue(CLEARED, next, { shouldDirty: true });
    setValue(name, then, { shouldDirty: true, shouldValidate: true });
  }

  const undo = () =>
    mark(
      marked.filter((other) => other !== name),
      isApart ? emptyValue(name) : stored,
    );
  const clear = () => mark([...marked.filter((other) => other !== name), name], emptyValue(name));

  return (
    <Frame>
      {children}
      {!isEmpty(stored) &&
        (isCleared ? (
          <p role="status">
            <Trans>Will be cleared when you update.</Trans>{' '}
            <Link as="button" type="button" onClick={undo}>
              <Trans>Undo</Trans>
            </Link>
          </p>
        ) : (
          <p>
            {isEmpty(value) && !isApart && (
              <span role="status">
                <Trans>An empty field stays unchanged on the server. To empty it there, use Clear.</Trans>{' '}
              </span>
            )}
            <Link
              as="button"
              type="button"
              aria-label={t`Clear ${{ label: t(EMPLOYEE_LABELS[name]) }}`}
              onClick={clear}
            >
              <Trans>Clear</Trans>
            </Link>
          </p>
        ))}
    </Frame>
  );
}
