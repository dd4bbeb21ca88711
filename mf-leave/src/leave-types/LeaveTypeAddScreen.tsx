import {
  APPLICABLE_FOR,
  type LeaveType,
  type LeaveTypeInput,
  leaveTypeInput,
} from '@seamline/shared/contract/leave-types';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { prefetch, queryClient } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api, putLeaveType } from '../api.ts';
import { addFailure } from '../failures.ts';
import { leaveMessages } from '../messages.ts';
import { useLeaveTypePaths } from '../paths.ts';
import { copyName } from './copyName.ts';
import { LeaveTypeFields } from './LeaveTypeFields.tsx';

export function loader() {
  void prefetch(api.leaveTypes.list);
  return null;
}

const EMPTY: LeaveTypeInput = {
  leave_type_name: '',
  leave_type_short_name: '',
  attachment_required: false,
  apply_leave_on_holiday: false,
  applicable_unpaid_leave: false,
  is_birthday_anniversary_leave: false,
  leave_applied_on_past_days: false,
  applicable_for: '',
  allow_applicable_previous_days: 0,
  description: '',
};

export function Component() {
  const text = useMessages(leaveMessages).leaveTypes;
  const paths = useLeaveTypePaths();
  const navigate = useNavigate();
  const copied = (useLocation().state as { copied?: LeaveType } | null)?.copied;
  const [defaults] = useState(() => (copied ? copyOf(copied) : EMPTY));
  const form = useContractForm(leaveTypeInput, defaults);

  function saved(type: LeaveType) {
    putLeaveType(type);
    notify.success(text.added(type.leave_type_name));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.list, { replace: true, state: { added: type.leave_type_id } });
  }

  return (
    <FormPage
      title={text.addTitle}
      {...(copied && { draft: `copy-${copied.leave_type_id}` })}
      description={copied && text.copyOf(copied.leave_type_name)}
      form={form}
      save={api.leaveTypes.create}
      saved={saved}
      saveLabel={text.submit}
      back={paths.list}
      explain={(error) => addFailure(error, text)}
    >
      <LeaveTypeFields />
    </FormPage>
  );
}

function copyOf({ leave_type_id: _id, version: _version, ...type }: LeaveType): LeaveTypeInput {
  const known = queryClient.getQueryData(api.leaveTypes.list.queryKey)?.leave_types ?? [];
  return {
    ...type,
    leave_type_name: copyName(
      type.leave_type_name,
      known.map(({ leave_type_name }) => leave_type_name),
      leaveMessages.current().leaveTypes,
    ),
    applicable_for: APPLICABLE_FOR.find((value) => value === type.applicable_for) ?? '',
  };
}
