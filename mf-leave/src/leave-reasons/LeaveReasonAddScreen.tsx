import { useLingui } from '@lingui/react/macro';
import { type LeaveReason, leaveReasonInput } from '@seamline/shared/contract/leave/leave-reasons';
import { FormPage, initialValues, useContractForm } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { BackLink, loaderOf } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { leaveReasonMutations, leaveReasons, leaveTypeNames } from '../queries.ts';
import { LeaveReasonFields } from './LeaveReasonFields.tsx';
import { reasonAdded } from './reasonText.ts';

export const loader = loaderOf(leaveTypeNames, leaveReasons.query);

export function Component() {
  const { t, i18n } = useLingui();
  const form = useContractForm(leaveReasonInput, initialValues(leaveReasonInput));
  const navigate = useNavigate();

  function onSuccess(reason: LeaveReason) {
    notify.success(reasonAdded(reason, i18n));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.leaveReasons, { replace: true, state: { createdId: reason.id } });
  }

  return (
    <FormPage
      title={t`Add Leave Reason`}
      above={<BackLink to={paths.leaveReasons}>{t`Back to Leave reasons`}</BackLink>}
      form={form}
      mutation={leaveReasonMutations.create}
      onSuccess={onSuccess}
      submitLabel={t`Add Leave Reason`}
      // The specification leads Cancel to the sub-departments.
      back={paths.subDepartment}
      getErrorMessage={(error) => ({ text: t`Failed to add leave reason.`, detail: error.message })}
    >
      <LeaveReasonFields />
    </FormPage>
  );
}
