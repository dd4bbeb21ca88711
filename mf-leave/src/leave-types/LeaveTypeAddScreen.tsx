import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  APPLICABLE_FOR,
  LEAVE_TYPE_LIMITS,
  type LeaveType,
  type LeaveTypeInput,
  leaveTypeInput,
} from '@seamline/shared/contract/leave/leave-types';
import { copyName, FormPage, initialValues, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { loaderOf } from '@seamline/shared/table';
import { LoadingState, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addFailure } from '../failures.ts';
import { useLeaveTypePaths } from '../paths.ts';
import { leaveTypeMutations, leaveTypes } from '../queries.ts';
import { LeaveTypeFields } from './LeaveTypeFields.tsx';

export const loader = loaderOf(leaveTypes.query);

function AddForm({ copied, known }: { copied: LeaveType | undefined; known: readonly LeaveType[] }) {
  const { t, i18n } = useLingui();
  const paths = useLeaveTypePaths();
  const navigate = useNavigate();
  const [defaults] = useState(() => (copied ? copyOf(copied, known, i18n) : initialValues(leaveTypeInput)));
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

export function Component() {
  const { t } = useLingui();
  const copied = (useLocation().state as { copied?: LeaveType } | null)?.copied;
  const { data, error } = useQuery(leaveTypes.query);
  // After a reload the list comes later. The name of a copy depends on it.
  if (copied && !data && !error) {
    return (
      <Page title={t`Add Leave Type`}>
        <LoadingState>
          <Trans>Loading...</Trans>
        </LoadingState>
      </Page>
    );
  }
  return <AddForm copied={copied} known={data?.leave_types ?? []} />;
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
      LEAVE_TYPE_LIMITS.name,
      (name, number) => i18n._(number === 1 ? msg`${name} (copy)` : msg`${name} (copy ${number})`),
    ),
    applicable_for: APPLICABLE_FOR.find((value) => value === type.applicable_for) ?? '',
  };
}
