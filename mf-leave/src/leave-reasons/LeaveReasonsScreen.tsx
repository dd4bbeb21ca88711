import { useLingui } from '@lingui/react/macro';
import type { LeaveReason } from '@seamline/shared/contract/leave/leave-reasons';
import { LEAVE_LABELS } from '@seamline/shared/labels/leave';
import { actions, DialogLink, ForEditors, ListScreen, loaderOf, serial, text } from '@seamline/shared/table';
import { ownPaths } from '../paths.ts';
import { leaveReasons } from '../queries.ts';
import { reasonText } from './reasonText.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(leaveReasons.query);

export function Component() {
  const { t, i18n } = useLingui();
  return (
    <ListScreen
      title={t`Leave Reasons`}
      list={leaveReasons}
      columns={[
        serial(t`Sr. No`),
        actions<LeaveReason>(t`Action`, (leaveReason) => {
          const reason = reasonText(leaveReason, i18n);
          return (
            <ForEditors>
              <DialogLink icon="copy" label={t`Duplicate & replace ${reason}`} to={`${leaveReason.id}/replace`} />
              <DialogLink icon="trash" tone="danger" label={t`Delete ${reason}`} to={`${leaveReason.id}/delete`} />
            </ForEditors>
          );
        }),
        text('leave_type_name', t(LEAVE_LABELS.leave_type_id), { name: 'leave-type' }),
        text('reason', t(LEAVE_LABELS.reason), { rowHeader: true, empty: reasonText({ reason: '' }, i18n) }),
      ]}
      search={{ label: t`Search leave reasons`, texts: ({ leave_type_name, reason }) => [leave_type_name, reason] }}
      add={{ to: ownPaths.leaveReasonAdd, label: t`Add Leave Reason` }}
      loading={t`Loading...`}
      failed={t`Failed to fetch leave reasons.`}
      empty={{
        icon: 'leave',
        title: t`No leave reasons found.`,
        why: t`Employees choose one of these reasons when they apply for leave.`,
        noMatch: (search) => t`No leave reason matches “${search}”.`,
      }}
    />
  );
}
