import type { EmployeeDetails } from '@seamline/shared/contract/employee-details';
import { YES_NO_FIELDS } from '@seamline/shared/contract/employee-fields';
import { CheckboxField, DateField, TextField } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { Text } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { DocumentSlot } from '../documents/DocumentSlot.tsx';
import { EmployeeField } from '../fields/EmployeeField.tsx';
import { FormSection } from '../fields/FormSection.tsx';
import type { RegularField } from '../fields/fieldTable.ts';
import { DateFields, MobileField, NameFields } from '../fields/PersonFields.tsx';
import { PlaceFields } from '../fields/PlaceFields.tsx';
import { employeeMessages } from '../messages.ts';
import { ReportingField } from '../people/ReportingField.tsx';
import { Clearable } from './Clearable.tsx';
import { type FurtherField, furtherFields } from './flatValues.ts';
import { formatCalendarDay } from './formatCalendarDay.ts';
import { SECTIONS } from './sections.ts';

interface FieldsProps {
  details: EmployeeDetails;
  /** The values that the form began with. */
  stored: Readonly<Record<string, unknown>>;
}

/** Four slots for pictures and documents, then all other fields in named sections. */
export function EmployeeDetailFields({ details, stored }: FieldsProps) {
  const { sections, details: text } = useMessages(employeeMessages);
  const further = furtherFields(details);
  const end = details.probation_end_date;
  const hints: Partial<Record<RegularField, ReactNode>> = {
    probation_period_days: end && text.probationEnd(formatCalendarDay(end)),
  };
  const regular = (name: RegularField) => (
    <RegularDetail key={name} name={name} stored={stored[name]} hint={hints[name]} />
  );
  return (
    <>
      <Documents details={details} />
      <FormSection title={sections.person}>
        <NameFields />
        {regular('alias_name')}
        <MobileField ownId={details.id} hint={text.countryCode} />
        {regular('primary_email')}
        {regular('gender')}
        <DateFields />
      </FormSection>
      <FormSection title={sections.place}>
        <PlaceFields />
      </FormSection>
      <FormSection title={sections.work}>
        {SECTIONS.work.map(regular)}
        <Clearable name="reporting_person_ids" stored={stored.reporting_person_ids}>
          <ReportingField ownId={details.id} known={details.reporting_persons} />
        </Clearable>
      </FormSection>
      <FormSection title={sections.insurance}>{SECTIONS.insurance.map(regular)}</FormSection>
      <FormSection title={sections.contact}>{SECTIONS.contact.map(regular)}</FormSection>
      <FormSection title={sections.personal}>{SECTIONS.personal.map(regular)}</FormSection>
      <FormSection title={sections.social}>{SECTIONS.social.map(regular)}</FormSection>
      <FormSection title={sections.permissions} lead={text.permissions}>
        {SECTIONS.permissions.map(regular)}
      </FormSection>
      <FormSection title={sections.other}>{SECTIONS.other.map(regular)}</FormSection>
      {further.length > 0 && (
        <FormSection title={sections.further} lead={text.further}>
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
  const { fields: label, sections, documents: text } = useMessages(employeeMessages);
  const { masked: isMasked } = documents;
  return (
    <FormSection title={sections.documents} lead={isMasked && text.masked} dense>
      <Clearable name="profile_picture" stored={documents.profile_picture}>
        <DocumentSlot
          name="profile_picture"
          label={label.profile_picture}
          kinds="pictures"
          current={documents.profile_picture}
        />
      </Clearable>
      <DocumentSlot
        name="adhar_card_page_1"
        label={label.adhar_card_page_1}
        kinds="documents"
        isAadhaar
        isMasked={isMasked}
        current={documents.aadhaar_page_1}
      />
      <DocumentSlot
        name="adhar_card_page_2"
        label={label.adhar_card_page_2}
        kinds="documents"
        isAadhaar
        isMasked={isMasked}
        current={documents.aadhaar_page_2}
      />
      <Clearable name="pan_card" stored={documents.pan_card}>
        <DocumentSlot
          name="pan_card"
          label={label.pan_card}
          kinds="documents"
          isMasked={isMasked}
          current={documents.pan_card}
        />
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
