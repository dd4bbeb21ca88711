interface LeaveTypeSpecification {
  readonly name: string;
  readonly short_name: string;
  readonly attachment_required?: boolean;
  readonly apply_leave_on_holiday?: boolean;
  readonly applicable_unpaid_leave?: boolean;
  readonly is_birthday_anniversary_leave?: boolean;
  readonly leave_applied_on_past_days?: boolean;
  readonly applicable_for?: 'all' | 'male only' | 'married' | 'married female only' | 'married male only';
  readonly allow_applicable_previous_days?: number;
  readonly description: string;
  readonly reasons: readonly string[];
}

export const LEAVE_TYPES: readonly LeaveTypeSpecification[] = [
  {
    name: 'Casual Leave',
    short_name: 'CL',
    leave_applied_on_past_days: true,
    allow_applicable_previous_days: 2,
    description: 'Short absences for personal matters, eight days a year.',
    reasons: ['Personal work', 'Family function', 'Travel to home town'],
  },
  {
    name: 'Sick Leave',
    short_name: 'SL',
    attachment_required: true,
    leave_applied_on_past_days: true,
    allow_applicable_previous_days: 7,
    description: 'Illness; from the third day on with a doctor’s certificate.',
    reasons: ['Fever or flu', 'Medical treatment', 'Injury at work'],
  },
  {
    name: 'Privilege Leave',
    short_name: 'PL',
    description: 'Planned holidays, earned by days worked. Apply two weeks ahead.',
    reasons: ['Diwali holidays', 'Uttarayan with the family', 'Pilgrimage', 'Own wedding'],
  },
  {
    name: 'Comp-off',
    short_name: 'CO',
    leave_applied_on_past_days: true,
    allow_applicable_previous_days: 30,
    description: 'A day off for a day worked on a holiday or a week-off.',
    reasons: ['Worked on a holiday', 'Worked on a week-off'],
  },
  {
    name: 'Maternity Leave',
    short_name: 'ML',
    attachment_required: true,
    apply_leave_on_holiday: true,
    applicable_for: 'married female only',
    description: '26 weeks for the first two children, as the law provides.',
    reasons: ['Childbirth', 'Adoption'],
  },
  {
    name: 'Paternity Leave',
    short_name: 'PTL',
    attachment_required: true,
    applicable_for: 'married male only',
    description: 'Ten days within three months of the birth.',
    reasons: ['Birth of a child'],
  },
  {
    name: 'Bereavement Leave',
    short_name: 'BL',
    leave_applied_on_past_days: true,
    allow_applicable_previous_days: 13,
    description: 'For the last rites of a close relative.',
    reasons: ['Death in the family', 'Last rites and besnu'],
  },
  {
    name: 'Leave Without Pay',
    short_name: 'LWP',
    applicable_unpaid_leave: true,
    description: 'When no other leave is left.',
    reasons: ['Long absence', 'Studies', 'Other'],
  },
];
