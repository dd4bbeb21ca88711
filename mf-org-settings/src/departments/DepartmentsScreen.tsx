import type { Department } from '@seamline/shared/contract/departments';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch, useQuery } from '@seamline/shared/query';
import { Link, useLocation } from '@seamline/shared/router';
import { Loaded } from '@seamline/shared/table';
import { Button, Icon, Page } from '@seamline/shared/ui';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { DepartmentDeleteDialog } from './DepartmentDeleteDialog.tsx';
import { DepartmentEditDialog } from './DepartmentEditDialog.tsx';
import { DepartmentGroups } from './DepartmentGroups.tsx';
import { groupsOf } from './departmentList.ts';

export function loader() {
  void prefetch(api.departments.list);
  return null;
}

/** A search changes the address with every letter; the list is there already. */
export const shouldRevalidate = () => false;

export function Component() {
  const text = useMessages(orgMessages).departments;
  const departments = useQuery(api.departments.list);
  const groups = useMemo(() => groupsOf(departments.data ?? {}), [departments.data]);
  const added = (useLocation().state as { added?: Department } | null)?.added;
  const [open, setOpen] = useState<{ kind: 'edit' | 'delete'; department: Department }>();
  const close = () => setOpen(undefined);
  const add = (
    <Button asChild>
      <Link to={paths.departmentAdd}>
        <Icon name="plus" /> {text.add}
      </Link>
    </Button>
  );
  return (
    <Page
      title={text.title}
      actions={
        <>
          <OrganisationLink />
          {add}
        </>
      }
    >
      <Loaded query={departments} loading={text.loading} failed={text.fetchFailed}>
        {() => (
          <DepartmentGroups
            groups={groups}
            added={added}
            open={(kind, department) => setOpen({ kind, department })}
            add={add}
          />
        )}
      </Loaded>
      {open?.kind === 'edit' && <DepartmentEditDialog department={open.department} close={close} />}
      {open?.kind === 'delete' && <DepartmentDeleteDialog department={open.department} close={close} />}
    </Page>
  );
}
