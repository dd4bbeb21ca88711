import { useLingui } from '@lingui/react/macro';
import { type LeaveReason, leaveReasonInput } from '@seamline/shared/contract/leave-reasons';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { BackLink } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { api, putLeaveReason } from '../api.ts';
import { LeaveReasonFields } from './LeaveReasonFields.tsx';
import { reasonAdded } from './reasonText.ts';

export function loader() {
  void prefetch(api.leaveReasons.options);
  void prefetch(api.leaveReasons.list);
  return null;
}

const EMPTY = { leave_type_name: '', reason: '' };

export function Component() {
  const { t, i18n } = useLingui();
  const form = useContractForm(leaveReasonInput, EMPTY);
  const navigate = useNavigate();

  function saved(reason: LeaveReason) {
    putLeaveReason(reason);
    notify.success(reasonAdded(reason, i18n));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.leaveReasons, { replace: true, state: { added: reason.id } });
  }

  return (
    <FormPage
      title={t`Add Leave Reason`}
      above={<BackLink to={paths.leaveReasons}>{t`Back to Leave reasons`}</BackLink>}
      form={form}
      save={api.leaveReasons.create}
      saved={saved}
      saveLabel={t`Add Leave Reason`}
      back={paths.subDepartment}
      explain={(error) => ({ text: t`Failed to add leave reason.`, detail: error.message })}
    >
      <LeaveReasonFields />
    </FormPage>
  );
}
