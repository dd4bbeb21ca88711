import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { APPLICABLE_FOR, type LeaveTypeInput } from '@seamline/shared/contract/leave/leave-types';

const PEOPLE: Readonly<Record<(typeof APPLICABLE_FOR)[number], MessageDescriptor>> = {
  all: msg`for all employees`,
  'male only': msg`for men`,
  married: msg`for married employees`,
  'un-married': msg`for unmarried employees`,
  'married female only': msg`for married women`,
  'married male only': msg`for married men`,
  'female only': msg`for women`,
};

type Rules = Omit<LeaveTypeInput, 'leave_type_name' | 'leave_type_short_name' | 'description'>;

/** Returns the rules of a leave type in one sentence: 'Paid leave for men; needs a document; …'. */
export function leaveTypeSentence(rules: Rules, i18n: I18n): string {
  const group = APPLICABLE_FOR.find((each) => each === rules.applicable_for);
  const people = group ? i18n._(PEOPLE[group]) : i18n._(msg`for no chosen group`);
  const clauses = [
    rules.applicable_unpaid_leave ? msg`Unpaid leave ${people}` : msg`Paid leave ${people}`,
    rules.is_birthday_anniversary_leave && msg`meant for a birthday or an anniversary`,
    rules.attachment_required && msg`needs a document`,
    rules.apply_leave_on_holiday && msg`can be taken on a holiday too`,
    requestedUntil(rules),
  ].filter((clause) => clause !== false);
  return `${clauses.map((clause) => i18n._(clause)).join('; ')}.`;
}

function requestedUntil({ leave_applied_on_past_days: isOn, allow_applicable_previous_days: days }: Rules) {
  if (!isOn) return msg`must be asked for before the day is over`;
  // What is typed may be no number yet.
  if (!(days > 0)) return msg`could be asked for afterwards, but Previous Days Allowed is 0`;
  return msg`${plural(days, {
    one: 'can be asked for up to # day afterwards',
    other: 'can be asked for up to # days afterwards',
  })}`;
}
