import { type LeaveReason, leaveReasonInput } from '@seamline/shared/contract/leave-reasons';
import { FormPage, useContractForm } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { BackLink } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { api, putLeaveReason } from '../api.ts';
import { leaveMessages } from '../messages.ts';
import { LeaveReasonFields } from './LeaveReasonFields.tsx';

export function loader() {
  void prefetch(api.leaveReasons.options);
  void prefetch(api.leaveReasons.list);
  return null;
}

const EMPTY = { leave_type_name: '', reason: '' };

export function Component() {
  const text = useMessages(leaveMessages).leaveReasons;
  const form = useContractForm(leaveReasonInput, EMPTY);
  const navigate = useNavigate();

  function saved(reason: LeaveReason) {
    putLeaveReason(reason);
    notify.success(text.added(reason.reason || text.noText));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.leaveReasons, { replace: true, state: { added: reason.id } });
  }

  return (
    <FormPage
      title={text.addTitle}
      above={<BackLink to={paths.leaveReasons}>{text.back}</BackLink>}
      form={form}
      save={api.leaveReasons.create}
      saved={saved}
      saveLabel={text.add}
      back={paths.subDepartment}
      explain={(error) => ({ text: text.addFailed, detail: error.message })}
    >
      <LeaveReasonFields />
    </FormPage>
  );
}
