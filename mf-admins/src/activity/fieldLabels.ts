import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { choiceLabel, type Labels, WEEKDAYS } from './choiceLabels.ts';

const ORGANISATION = {
  name: msg`Name`,
  code: msg`Code`,
  description: msg`Description`,
  branch_type: msg`Branch type`,
  branch_id: msg`Branch`,
  branch_name: msg`Branch name`,
  department_id: msg`Department`,
  department_name: msg`Department name`,
  sub_department_id: msg`Sub-department`,
  designation: msg`Designation`,
  designation_id: msg`Designation`,
  shift_id: msg`Shift`,
  company_name: msg`Company name`,
  address: msg({ message: 'Address', comment: 'Postal address of the company' }),
  company_website: msg`Company website`,
  default_timezone: msg`Default timezone`,
  company_email: msg`Company email`,
  company_contact: msg`Company contact`,
  pincode: msg`Pincode`,
  gst_number: msg`GST number`,
  hr_email: msg`HR email`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  company_logo_file_id: msg`Company logo`,
  company_photo_file_id: msg`Company photo`,
  number: msg`Number`,
  email: msg`Email`,
  status: msg`Role`,
  edit_permission: msg`Edit permission`,
  view_permission: msg`View permission`,
  is_active: msg`Active`,
};

const LEAVE = {
  leave_type_id: msg`Leave type`,
  leave_type_name: msg`Leave type name`,
  leave_type_short_name: msg`Short name`,
  attachment_required: msg`Attachment required`,
  applicable_unpaid_leave: msg`Unpaid leave`,
  is_birthday_anniversary_leave: msg`Birthday anniversary`,
  leave_applied_on_past_days: msg`Past days`,
  applicable_for: msg`Applicable for`,
  allow_applicable_previous_days: msg`Allowed past days`,
  reason: msg`Reason`,
};

/** The filters of an export. */
const EXPORT = {
  employees: msg`Employees`,
  search: msg`Search`,
  health: msg`Data health`,
};

const EMPLOYEE = {
  full_name: msg`Full name`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  alias_name: msg`Alias name`,
  country_code: msg`Country code`,
  mobile_number: msg`Mobile number`,
  birth_date: msg`Birth date`,
  primary_email: msg`Primary email`,
  joining_date: msg`Joining date`,
  probation_period_days: msg`Probation period (days)`,
  training_completion_date: msg`Training completion date`,
  gender: msg`Gender`,
  job_location: msg`Job location`,
  employment_type: msg`Employment type`,
  grade: msg`Grade`,
  reporting_person_ids: msg`Reporting persons`,
  insurance_number: msg`Insurance number`,
  insurance_company_name: msg`Insurance company name`,
  insurance_expiry_date: msg`Insurance expiry date`,
  retirement_age: msg`Retirement age`,
  emergency_number: msg`Emergency number`,
  alt_phone_number: msg`Alternative phone number`,
  whatsapp_number: msg`WhatsApp number`,
  company_mobile: msg`Company mobile`,
  personal_email: msg`Personal email`,
  current_address: msg`Current address`,
  permanent_address: msg`Permanent address`,
  contact_number_privacy: msg`Contact number privacy`,
  blood_group: msg`Blood group`,
  marital_status: msg`Marital status`,
  family_members_count: msg`Family members count`,
  nationality: msg`Nationality`,
  is_physically_handicapped: msg`Physically handicapped`,
  hobbies: msg`Hobbies`,
  professional_skills: msg`Professional skills`,
  languages_known: msg`Languages known`,
  facebook_link: msg`Facebook link`,
  linkedin_link: msg`LinkedIn link`,
  twitter_link: msg`Twitter link`,
  instagram_link: msg`Instagram link`,
  employees_view_access: msg`Employees view access`,
  members_chat_access: msg`Members chat access`,
  timeline_access: msg`Timeline access`,
  biometric_id: msg`Biometric Id`,
  previous_member_id: msg`Previous member Id`,
  is_international_worker: msg`International worker`,
  job_description: msg`Job description`,
  profile_picture_file_id: msg`Profile picture`,
  aadhaar_page_1_file_id: msg`Aadhaar card page 1`,
  aadhaar_page_2_file_id: msg`Aadhaar card page 2`,
  pan_card_file_id: msg`PAN card`,
  resignation_date: msg`Resignation date`,
  company_last_day: msg`Company last day`,
  remark: msg`Remark`,
  fnf_remark: msg`FNF remark`,
  left_at: msg`Former employee since`,
};

const SHIFT = {
  shift_name: msg`Shift name`,
  multiple_punch_allowed: msg`Multiple punch allowed`,
  required_out_of_range_reason: msg`Required out of range reason`,
  hours_type_in_shift_clock: msg`Hours type in shift clock`,
  attendance_on_productive_hours: msg`Attendance on productive hours`,
  shift_utc_offset: msg`Shift UTC offset`,
  deduct_break_if_not_taken: msg`Deduct break if not taken`,
  deduct_full_break_if_less_assign_time: msg`Deduct full break if less assign time`,
  has_week_off_auto: msg`Auto week off`,
  week_off_days: msg`Week off days`,
  has_alternate_week_off: msg`Alternate week off`,
  week_off_alternate_week: msg`Alternate weeks`,
  alternate_week_off_days: msg`Alternate week off days`,
  week_off_number_in_week: msg`Week offs in a week`,
  late_in_early_out_type: msg`Late in / early out type`,
  late_in_max_minutes: msg`Late in max minutes`,
  late_out_max_minutes: msg`Early out max minutes`,
  late_in_early_out_max_minutes: msg`Late in / early out max minutes`,
  apply_half_or_full_day_on_late_in_limit_exceed: msg`Apply half or full day on late in limit exceed`,
  leave_should_be_applied_if_late_in_is_exceeded: msg`Leave applied if late in is exceeded`,
  reason_required_late_in: msg`Reason required late in`,
  reason_required_early_out: msg`Reason required early out`,
  late_in_early_out_on_extra_day: msg`Late in / early out on extra day`,
  late_in_penalty_minutes_deduct_from_working_hours: msg`Late in penalty minutes deduct from working hours`,
  remove_late_early_if_completed_shift_hours: msg`Remove late / early if completed shift hours`,
  allow_short_leave: msg`Allow short leave`,
  need_short_leave_request: msg`Need short leave request`,
  monthly_short_leaves: msg`Monthly short leaves`,
  short_leave_minutes_in_shift_time: msg`Short leave minutes in shift time`,
  short_leave_type: msg`Short leave type`,
  short_leave_buffer_minutes: msg`Short leave buffer minutes`,
  short_leave_days: msg`Short leave days`,
  apply_sandwich_leave: msg`Apply sandwich leave`,
  sandwich_type: msg`Sandwich type`,
  sandwich_leave_between_holiday_and_weekoff: msg`Sandwich leave between holiday and week off`,
  apply_half_day_before_time: msg`Apply half day before time`,
  apply_leave_on_holiday: msg`Apply leave on holiday`,
  apply_leave_on_weekoff: msg`Apply leave on week off`,
  holiday_penalty_apply: msg`Holiday penalty apply`,
  weekoff_penalty_apply: msg`Week off penalty apply`,
  generate_penalty_on_absent: msg`Generate penalty on absent`,
  penalty_type: msg`Penalty type`,
  penalty_value: msg`Penalty value`,
  approval_required_for_extra_day: msg`Approval required for extra day`,
  need_approval_for_extra_hours_on_weekdays: msg`Need approval for extra hours on weekdays`,
  extra_payout_type: msg`Extra payout type`,
  add_comp_off_on_extra_day: msg`Add comp off on extra day`,
  comp_off_expiry_days: msg`Comp off expiry days`,
  max_comp_off_per_month: msg`Max comp off per month`,
  allow_comp_off_on_past_date: msg`Allow comp off on past date`,
  add_comp_off_on_after_extra_hours_completed: msg`Add comp off after extra hours completed`,
  min_hours_for_half_day_after_shift: msg`Minimum hours for half day after shift`,
  min_hours_for_full_day_after_shift: msg`Minimum hours for full day after shift`,
  break_timing_type: msg`Break timing type`,
  break_approval_face_app: msg`Break approval (face app)`,
  break_approval_employee_app: msg`Break approval (employee app)`,
  break_type: msg`Break type`,
};

const SHIFT_DAY = {
  shift_start_time: msg`Shift start time`,
  shift_end_time: msg`Shift end time`,
  lunch_start_time: msg`Lunch break start time`,
  lunch_end_time: msg`Lunch break end time`,
  take_lunch_before_minute: msg`Take lunch break before minute`,
  tea_start_time: msg`Tea break start time`,
  tea_end_time: msg`Tea break end time`,
  take_tea_before_minute: msg`Take tea break before minute`,
  half_day_after_time: msg`Half day after time`,
  half_day_before_time: msg`Half day before time`,
  late_in_count_after_minutes: msg`Late in count after minutes`,
  early_out_count_before_minutes: msg`Early out count before minutes`,
  min_three_quarter_hours: msg`Minimum three quarter hours`,
  min_quarter_day_hours: msg`Minimum quarter day hours`,
  min_half_day_hours: msg`Minimum half day hours`,
  min_full_day_hours: msg`Minimum full day hours`,
  max_personal_break_minutes: msg`Max personal break minutes`,
  max_punch_out_time: msg`Max punch out time`,
  max_punch_out_hours: msg`Max punch out hours`,
};

const FIELDS: Labels = { ...ORGANISATION, ...LEAVE, ...EXPORT, ...EMPLOYEE, ...SHIFT, ...SHIFT_DAY };

/** Returns `branch_id` as 'Branch' and `monday_shift_start_time` as 'Monday: Shift start time'. */
export function fieldLabel(field: string, i18n: I18n): string {
  const [, day, rule] = /^([a-z]+day)_(.+)$/.exec(field) ?? [];
  if (day && rule && day.toUpperCase() in WEEKDAYS) {
    return `${choiceLabel('week_off_days', day.toUpperCase(), i18n)}: ${fieldLabel(rule, i18n)}`;
  }
  const label = FIELDS[field];
  return label ? i18n._(label) : inWords(field);
}

/** A field of a later release has the words of its name. */
function inWords(field: string): string {
  const words = field
    .replace(/(_file)?_ids?$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
