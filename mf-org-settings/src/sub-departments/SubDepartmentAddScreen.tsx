import { LIMITS } from '@seamline/shared/contract/fields';
import {
  type SubDepartment,
  type SubDepartmentInput,
  subDepartmentInput,
} from '@seamline/shared/contract/sub-departments';
import { FormPage, TextField, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded } from '@seamline/shared/table';
import { Notice, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api, refreshLists } from '../api.ts';
import { idIn } from '../groups/idIn.ts';
import { orgMessages } from '../messages.ts';
import { addFailure } from './addFailure.ts';
import { FixedPlace, PlacePicker } from './PlaceFields.tsx';
import { SubDepartmentFields } from './SubDepartmentFields.tsx';
import { groupsOf, type Place, placeOf, type SubDepartmentGroup } from './subDepartmentList.ts';
import { useSubDepartmentNamesake } from './useSubDepartmentNamesake.ts';

export function loader() {
  void prefetch(api.subDepartments.list);
  return null;
}

/** The form waits for the list: what the address says of branch and department is not to be trusted. */
export function Component() {
  const text = useMessages(orgMessages).subDepartments;
  const list = useQuery(api.subDepartments.list);
  const branches = list.data?.branches;
  const groups = useMemo(() => groupsOf(branches ?? []), [branches]);
  const [params] = useSearchParams();
  const [branchId, departmentId] = [params.get('branch_id') ?? '', params.get('department_id') ?? ''];
  if (list.data) {
    return (
      <AddForm
        groups={groups}
        place={placeOf(groups, idIn(branchId), idIn(departmentId))}
        isPlaceClaimed={branchId !== '' || departmentId !== ''}
      />
    );
  }
  return (
    <Page title={text.addTitle} narrow>
      <Loaded query={list} loading={text.loading} failed={text.fetchFailed}>
        {() => null}
      </Loaded>
    </Page>
  );
}

interface AddFormProps {
  groups: readonly SubDepartmentGroup[];
  /** Where the new sub-department belongs, as far as the address names it rightly. */
  place: Place | undefined;
  isPlaceClaimed: boolean;
}

function AddForm({ groups, place, isPlaceClaimed }: AddFormProps) {
  const text = useMessages(orgMessages).subDepartments;
  const navigate = useNavigate();
  const form = useContractForm(subDepartmentInput, {
    branch_id: place?.branch_id,
    department_id: place?.department_id,
    sub_department: '',
    code: '',
    description: '',
  });
  const [departmentId, name] = useWatch({ control: form.control, name: ['department_id', 'sub_department'] });
  const namesake = useSubDepartmentNamesake(departmentId, name);

  function saved({ id, sub_department }: SubDepartment, { branch_id, department_id }: SubDepartmentInput) {
    refreshLists();
    notify.success(text.added(sub_department, placeOf(groups, branch_id, department_id)?.department_name ?? ''));
    return navigate(paths.subDepartment, { replace: true, state: { added: { id, branch_id } } });
  }

  return (
    <FormPage
      title={text.addTitle}
      form={form}
      draft={`in-${place?.department_id ?? ''}`}
      save={api.subDepartments.create}
      saved={saved}
      saveLabel={text.submit}
      back={paths.subDepartment}
      incomplete={text.nameRequired}
      explain={(error) => addFailure(error, text)}
    >
      {place ? <FixedPlace place={place} /> : <PlacePicker groups={groups} />}
      {!place && isPlaceClaimed && <Notice>{text.unknownPlace}</Notice>}
      <SubDepartmentFields
        namesake={namesake}
        code={<TextField name="code" label={text.code} limit={LIMITS.code} hint={text.codeOnce} />}
      />
    </FormPage>
  );
}
