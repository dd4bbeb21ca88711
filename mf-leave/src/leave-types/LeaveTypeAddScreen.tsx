import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import {
  APPLICABLE_FOR,
  type LeaveType,
  type LeaveTypeInput,
  leaveTypeInput,
} from '@seamline/shared/contract/leave-types';
import { FormPage, initialValues, useContractForm } from '@seamline/shared/form';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addFailure } from '../failures.ts';
import { useLeaveTypePaths } from '../paths.ts';
import { leaveTypeMutations, leaveTypes } from '../queries.ts';
import { copyName } from './copyName.ts';
import { LeaveTypeFields } from './LeaveTypeFields.tsx';

export function loader() {
  void prefetch(leaveTypes.query);
  return null;
}

export function Component() {
  const { t, i18n } = useLingui();
  const paths = useLeaveTypePaths();
  const navigate = useNavigate();
  const copied = (useLocation().state as { copied?: LeaveType } | null)?.copied;
  const { data } = useQuery(leaveTypes.query);
  const [defaults] = useState(() =>
    copied ? copyOf(copied, data?.leave_types ?? [], i18n) : initialValues(leaveTypeInput),
  );
  const form = useContractForm(leaveTypeInput, defaults);
  const original = copied?.leave_type_name;

  function onSuccess(type: LeaveType) {
    const name = type.leave_type_name;
    notify.success(t({ message: `${name} was added.`, context: 'leave type' }));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.list, { replace: true, state: { createdId: type.leave_type_id } });
  }

  return (
    <FormPage
      title={t`Add Leave Type`}
      {...(copied && { draft: `copy-${copied.leave_type_id}` })}
      description={original && t`A copy of ${original}. Its reasons are not copied.`}
      form={form}
      mutation={leaveTypeMutations.create}
      onSuccess={onSuccess}
      submitLabel={t`Submit`}
      back={paths.list}
      getErrorMessage={(error) => addFailure(error, i18n)}
    >
      <LeaveTypeFields />
    </FormPage>
  );
}

function copyOf(
  { leave_type_id: _id, version: _version, ...type }: LeaveType,
  known: readonly LeaveType[],
  i18n: I18n,
): LeaveTypeInput {
  return {
    ...type,
    leave_type_name: copyName(
      type.leave_type_name,
      known.map(({ leave_type_name }) => leave_type_name),
      i18n,
    ),
    applicable_for: APPLICABLE_FOR.find((value) => value === type.applicable_for) ?? '',
  };
}
