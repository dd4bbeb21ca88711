import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { REQUIRED_FIELDS } from '@seamline/shared/contract/employees/employee-fields';
import type { ImportField } from '@seamline/shared/contract/employees/employee-imports';
import type { ImportTarget } from '@seamline/shared/contract/employees/import-preview';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { inAllLanguages } from '@seamline/shared/sheet';
import { useMemo } from 'react';
import { catalogues } from '../../catalogue.ts';
import { choice, country, date, type Kind, named, number, people, suggested, text, yesNo } from './kinds.ts';
import type { OrganisationNames } from './organisationNames.ts';

/** A target of a column: a field, or one of the two columns that identify an employee and a version. */
export type Target = ImportTarget;

/** Everything that matching, editing, writing and exporting know of a column. The server reads and checks its cells. */
interface Column {
  readonly kind: Kind;
  /** Its heading, where it is not the label of the field in the forms. */
  readonly label?: MessageDescriptor;
  /**
   * Common headings in English, Hindi and Gujarati besides the labels of the product, with commas between them:
   * in lower case, with spaces as the only separators.
   */
  readonly aliases?: string;
  /** An employee is found by a key. Another value of a key or in a column about the person may mean another person. */
  readonly identifies?: 'key' | 'person';
  /** True if one value can be set for all rows instead of a column. */
  readonly isShareable?: true;
}

/** The columns, in the order of the forms and of the sheets that this product writes. */
export const COLUMNS: Readonly<Record<Target, Column>> = {
  employee_id: {
    label: msg`Employee ID`,
    kind: number,
    identifies: 'key',
    aliases: 'employee id, emp id, employee no, employee number, id, कर्मचारी आईडी, કર્મચારી આઈડી',
  },
  first_name: {
    kind: text,
    identifies: 'person',
    aliases: 'first, given name, forename, fname, पहला नाम, प्रथम नाम, પ્રથમ નામ, પહેલું નામ',
  },
  last_name: {
    kind: text,
    identifies: 'person',
    aliases: 'last, surname, family name, lname, उपनाम, अंतिम नाम, कुलनाम, સરનેમ, અટક, છેલ્લું નામ',
  },
  single_name: {
    label: msg({ message: 'One name', comment: 'Heading of a column with Yes for a person who has no last name' }),
    kind: yesNo,
    identifies: 'person',
    aliases: 'single name, only one name, mononym, no last name, एक नाम, एक ही नाम, એક નામ, એક જ નામ',
  },
  full_name: {
    kind: text,
    identifies: 'person',
    aliases: 'name, employee name, emp name, staff name, complete name, नाम, पूरा नाम, कर्मचारी का नाम, નામ, પૂરું નામ',
  },
  alias_name: { kind: text, aliases: 'alias, nickname, nick name, known as, उर्फ, ઉપનામ' },
  country_code: {
    kind: country,
    isShareable: true,
    aliases: 'country, isd code, dial code, calling code, देश कोड, દેશ કોડ',
  },
  mobile_number: {
    kind: text,
    identifies: 'key',
    aliases:
      'mobile, mobile no, mob, mob no, phone, phone no, phone number, contact, contact no, cell, ' +
      'contact number, मोबाइल, मोबाइल नंबर, मोबाइल नम्बर, फ़ोन, फोन नंबर, મોબાઇલ, મોબાઇલ નંબર',
  },
  primary_email: { kind: text, aliases: 'email, e mail, mail, email id, work email, office email, ईमेल, ઈમેલ, ઇમેઇલ' },
  gender: { kind: choice(['MALE', 'FEMALE', 'OTHER']), aliases: 'sex, लिंग, જાતિ, લિંગ' },
  birth_date: {
    kind: date,
    identifies: 'person',
    aliases: 'dob, date of birth, birthday, born, birth day, जन्म तिथि, जन्मतिथि, जन्म तारीख, જન્મ તારીખ',
  },
  joining_date: {
    kind: date,
    isShareable: true,
    aliases:
      'doj, date of joining, joined, joined on, start date, hire date, date of hire, नियुक्ति तिथि, ' +
      'कार्यग्रहण तिथि, जॉइनिंग तारीख, જોડાવાની તારીખ, જોઇનિંગ તારીખ',
  },
  designation_id: {
    kind: named('designation_id'),
    isShareable: true,
    aliases: 'designation, job title, title, position, post, role, पद, पदनाम, હોદ્દો',
  },
  shift_id: { kind: named('shift_id'), isShareable: true, aliases: 'shift, shift name, शिफ्ट, पाली, શિફ્ટ' },
  branch_id: {
    kind: named('branch_id'),
    isShareable: true,
    aliases: 'branch, branch name, office, showroom, store, शाखा, શાખા',
  },
  department_id: {
    kind: named('department_id'),
    isShareable: true,
    aliases: 'department, dept, department name, विभाग, વિભાગ',
  },
  sub_department_id: {
    kind: named('sub_department_id'),
    aliases: 'sub department, sub dept, subdepartment, section, उप विभाग, उपविभाग, પેટા વિભાગ',
  },
  employment_type: {
    kind: choice(['FULL_TIME', 'PART_TIME']),
    isShareable: true,
    aliases: 'type, type of employment, job type, employee type, full part time, रोज़गार प्रकार, રોજગાર પ્રકાર',
  },
  grade: { kind: text, aliases: 'pay grade, band, level, श्रेणी, ग्रेड, ગ્રેડ' },
  job_location: { kind: text, aliases: 'location, work location, place of work, कार्यस्थल, स्थान, કાર્યસ્થળ' },
  probation_period_days: {
    kind: number,
    aliases: 'probation, probation days, probation period, परिवीक्षा, પ્રોબેશન',
  },
  training_completion_date: { kind: date, aliases: 'training completed, training end, training end date' },
  reporting_person_ids: {
    kind: people,
    aliases: 'reporting to, reports to, manager, supervisor, reporting manager, boss, रिपोर्टिंग',
  },
  insurance_number: {
    kind: text,
    aliases: 'insurance no, policy number, policy no, बीमा संख्या, વીમા નંબર',
  },
  insurance_company_name: { kind: text, aliases: 'insurance company, insurer, बीमा कंपनी, વીમા કંપની' },
  insurance_expiry_date: {
    kind: date,
    aliases: 'insurance expiry, policy expiry, insurance valid till, बीमा समाप्ति तिथि',
  },
  retirement_age: { kind: number, aliases: 'retires at, सेवानिवृत्ति आयु, નિવૃત્તિ વય' },
  pan_number: { kind: text, aliases: 'pan no, pan card no, pan card number, permanent account number, पैन, પાન' },
  aadhaar_number: {
    kind: text,
    aliases:
      'aadhaar, aadhar, adhar, aadhaar no, aadhar no, aadhar number, adhar no, uid, आधार, आधार संख्या, આધાર, આધાર નંબર',
  },
  uan_number: { kind: text, aliases: 'uan, uan no, uan number, pf uan, universal account number, यूएएन, યુએએન' },
  esic_number: { kind: text, aliases: 'esic, esic no, esi no, esi number, ip number, insured person number, ईएसआईसी' },
  bank_account_number: {
    kind: text,
    aliases: 'account number, account no, bank account, bank account no, a c no, bank ac no, खाता संख्या, ખાતા નંબર',
  },
  ifsc_code: { kind: text, aliases: 'ifsc, ifsc no, bank ifsc, bank ifsc code, आईएफएससी, આઈએફએસસી' },
  emergency_number: {
    kind: text,
    aliases: 'emergency, emergency contact, emergency contact number, आपातकालीन नंबर, ઇમરજન્સી નંબર',
  },
  alt_phone_number: {
    kind: text,
    aliases: 'alternate number, alternative number, alternate mobile, alt phone, second number',
  },
  whatsapp_number: { kind: text, aliases: 'whatsapp, whatsapp no, व्हाट्सएप, વોટ્સએપ' },
  company_mobile: { kind: text, aliases: 'office mobile, company number, official mobile' },
  personal_email: { kind: text, aliases: 'private email, home email, निजी ईमेल' },
  contact_number_privacy: { kind: yesNo, aliases: 'hide number, number private' },
  current_address: { kind: text, aliases: 'address, present address, residential address, पता, वर्तमान पता, સરનામું' },
  permanent_address: { kind: text, aliases: 'home address, native address, स्थायी पता, કાયમી સરનામું' },
  blood_group: { kind: suggested('blood_group'), aliases: 'blood, blood type, रक्त समूह, ब्लड ग्रुप, બ્લડ ગ્રુપ' },
  marital_status: { kind: suggested('marital_status'), aliases: 'married, वैवाहिक स्थिति, વૈવાહિક સ્થિતિ' },
  family_members_count: { kind: number, aliases: 'family members, family size, परिवार के सदस्य' },
  nationality: { kind: text, aliases: 'राष्ट्रीयता, રાષ્ટ્રીયતા' },
  is_physically_handicapped: { kind: yesNo, aliases: 'handicapped, disabled, disability, divyang, दिव्यांग, દિવ્યાંગ' },
  hobbies: { kind: text, aliases: 'hobby, शौक, શોખ' },
  professional_skills: { kind: text, aliases: 'skills, skill, कौशल, કૌશલ્ય' },
  languages_known: { kind: text, aliases: 'languages, language, भाषाएँ, भाषा, ભાષાઓ' },
  facebook_link: { kind: text, aliases: 'facebook' },
  linkedin_link: { kind: text, aliases: 'linkedin, linked in' },
  twitter_link: { kind: text, aliases: 'twitter, x' },
  instagram_link: { kind: text, aliases: 'instagram, insta' },
  employees_view_access: { kind: yesNo },
  members_chat_access: { kind: yesNo },
  timeline_access: { kind: yesNo },
  biometric_id: {
    kind: text,
    identifies: 'key',
    aliases: 'employee code, emp code, code, biometric code, punch id, card no, कर्मचारी कोड, કર્મચારી કોડ',
  },
  previous_member_id: { kind: text, aliases: 'old id, old code, previous id' },
  is_international_worker: { kind: yesNo, aliases: 'international, foreign worker, expat' },
  job_description: { kind: text, aliases: 'description, duties, responsibilities, कार्य विवरण' },
  effective_on: {
    label: msg({
      message: 'Effective from',
      comment: 'Heading of a column: the day from which a change of post holds',
    }),
    kind: date,
    aliases: 'effective date, effective on, with effect from, w e f, wef, from date, लागू तिथि, प्रभावी तिथि, અમલ તારીખ',
  },
  version: {
    label: msg`For Seamline (do not change)`,
    kind: number,
    // The last ones are its headings in sheets of earlier releases.
    aliases: 'version, record version, version do not change, संस्करण न बदलें, આવૃત્તિ બદલશો નહીં',
  },
};

export const TARGETS = Object.keys(COLUMNS) as readonly Target[];

/** The columns that hold a value of the employee. */
export const FIELDS = TARGETS.filter(isField);

/** The required fields of a new employee; a missing full name is composed. */
export const NEEDED = FIELDS.filter(
  (field) => field !== 'full_name' && REQUIRED_FIELDS.some((required) => required === field),
);

export function isField(target: Target): target is ImportField {
  return target !== 'employee_id' && target !== 'effective_on' && target !== 'version';
}

/** Returns a wire value as the text of a cell. */
export function cellWords(target: Target, wire: string, names: OrganisationNames, i18n: I18n): string {
  return wire === '' ? '' : (COLUMNS[target].kind.words?.(wire, names, i18n) ?? wire);
}

/** Returns the possible values of a cell, if there is a list of them; of a chosen branch only its own departments. */
export function optionsOf(target: Target, lookups: EmployeeLookups, branch: string | undefined, i18n: I18n) {
  const isPart = target === 'department_id' || target === 'sub_department_id';
  const branches = lookups.branches.filter(({ name }) => !isPart || !branch || name === branch);
  return COLUMNS[target].kind.options?.({ ...lookups, branches }, i18n) ?? [];
}

export type Labels = Readonly<Record<Target, string>>;

/** Returns the label of every target, in sheets and on the screen. */
export function targetLabels(i18n: I18n): Labels {
  const labelOf = (target: Target) => COLUMNS[target].label ?? EMPLOYEE_LABELS[target as ImportField];
  const labels = TARGETS.map((target) => [target, i18n._(labelOf(target)).replace(/ \*$/, '')]);
  return Object.fromEntries(labels) as Labels;
}

/** The same in the language of the interface; another object only in another language. */
export function useTargetLabels(): Labels {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the instance is the same in every language
  return useMemo(() => targetLabels(i18n), [i18n, locale]);
}

/** Returns the labels in every language, for a sheet made in another one. */
export const labelsOfAllLanguages = (): Promise<readonly Labels[]> => inAllLanguages(catalogues, targetLabels);
