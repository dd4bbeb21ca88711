import { useLingui } from '@lingui/react/macro';
import type { LeaveType } from '@seamline/shared/contract/leave-types';
import { prefetch } from '@seamline/shared/query';
import { AddLink, Loaded, lazyDialog, useAdded, useRowDialog } from '@seamline/shared/table';
import { Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../api.ts';
import { useLeaveTypePaths } from '../paths.ts';
import { LeaveTypeDeleteDialog } from './LeaveTypeDeleteDialog.tsx';
import { LeaveTypeFilters } from './LeaveTypeFilters.tsx';
import { LeaveTypeLegend } from './LeaveTypeLegend.tsx';
import { LeaveTypeTable } from './LeaveTypeTable.tsx';
import { useLeaveTypeFilter } from './useLeaveTypeFilter.ts';

const LeaveTypeEditDialog = lazyDialog(async () => (await import('./LeaveTypeEditDialog.tsx')).LeaveTypeEditDialog);

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(api.leaveTypes.list);
  return null;
}

export function Component() {
  const { t } = useLingui();
  const leaveTypes = useQuery(api.leaveTypes.list);
  const filter = useLeaveTypeFilter();
  const paths = useLeaveTypePaths();
  const navigate = useNavigate();
  const added = useAdded();
  const dialog = useRowDialog<LeaveType>(LeaveTypeEditDialog);
  const add = <AddLink to={paths.add}>{t`+ Add Leave`}</AddLink>;

  function open(kind: 'edit' | 'duplicate' | 'delete', type: LeaveType) {
    if (kind === 'duplicate') navigate(paths.add, { state: { copied: type } });
    else dialog.open(kind, type);
  }

  return (
    <Page title={t`Leave Types`} actions={add}>
      <LeaveTypeFilters filter={filter} />
      <Loaded
        query={leaveTypes}
        loading={t`Loading leave types...`}
        failed={({ message: reason }) => t`Error fetching leave types: ${reason}`}
      >
        {({ leave_types }) => (
          <>
            <LeaveTypeTable leaveTypes={leave_types} filter={filter} added={added} open={open} add={add} />
            {leave_types.length > 0 && <LeaveTypeLegend />}
          </>
        )}
      </Loaded>
      {dialog.shown('edit', (type) => (
        <LeaveTypeEditDialog type={type} close={dialog.close} />
      ))}
      {dialog.shown('delete', (type) => (
        <LeaveTypeDeleteDialog type={type} close={dialog.close} />
      ))}
    </Page>
  );
}
