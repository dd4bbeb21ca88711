import type { DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';
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
import { SubDepartmentDeleteDialog } from './SubDepartmentDeleteDialog.tsx';
import { SubDepartmentEditDialog } from './SubDepartmentEditDialog.tsx';
import { SubDepartmentGroups } from './SubDepartmentGroups.tsx';
import { groupsOf } from './subDepartmentList.ts';

export function loader() {
  void prefetch(api.subDepartments.list);
  return null;
}

/** A search changes the address with every letter; the list is there already. */
export const shouldRevalidate = () => false;

/** What the add form hands over. */
export interface Added {
  readonly id: number;
  readonly branch_id: number;
}

interface Opened {
  readonly kind: 'edit' | 'delete';
  readonly subDepartment: SubDepartment;
  readonly department: DepartmentEntry;
}

export function Component() {
  const text = useMessages(orgMessages).subDepartments;
  const list = useQuery(api.subDepartments.list);
  const branches = list.data?.branches;
  const groups = useMemo(() => groupsOf(branches ?? []), [branches]);
  const added = (useLocation().state as { added?: Added } | null)?.added;
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const add = (
    <Button asChild>
      <Link to={paths.subDepartmentAdd}>
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
      <Loaded query={list} loading={text.loading} failed={text.fetchFailed}>
        {() => (
          <SubDepartmentGroups
            groups={groups}
            added={added}
            open={(kind, subDepartment, department) => setOpen({ kind, subDepartment, department })}
          />
        )}
      </Loaded>
      {open?.kind === 'edit' && <SubDepartmentEditDialog {...open} close={close} />}
      {open?.kind === 'delete' && <SubDepartmentDeleteDialog {...open} close={close} />}
    </Page>
  );
}
