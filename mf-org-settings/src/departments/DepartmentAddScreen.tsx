import { type Department, departmentInput } from '@seamline/shared/contract/departments';
import { FormPage, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { BackLink } from '@seamline/shared/table';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { idIn } from '../groups/idIn.ts';
import { orgMessages } from '../messages.ts';
import { BranchField } from './BranchField.tsx';
import { DepartmentFields } from './DepartmentFields.tsx';
import { putDepartment } from './departmentCache.ts';
import { useDepartmentNamesake } from './useDepartmentNamesake.ts';

export function loader() {
  void prefetch(api.departments.options);
  void prefetch(api.departments.list);
  return null;
}

export function Component() {
  const text = useMessages(orgMessages).departments;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const branch_id = idIn(params.get('branch_id') ?? '');
  const form = useContractForm(departmentInput, { branch_id, name: '', code: '', description: '' });
  const [branchId, name] = useWatch({ control: form.control, name: ['branch_id', 'name'] });
  const namesake = useDepartmentNamesake(branchId, name);

  function saved(department: Department) {
    putDepartment(department);
    notify.success(text.added(department.department_name, department.branch_name));
    // In place of the form: going back must not lead to it again.
    return navigate(paths.department, { replace: true, state: { added: department } });
  }

  return (
    <FormPage
      title={text.addTitle}
      above={<BackLink to={paths.department}>{text.back}</BackLink>}
      form={form}
      draft={`in-${branch_id ?? ''}`}
      save={api.departments.create}
      saved={saved}
      saveLabel={text.add}
      back={paths.subDepartment}
      explain={(error) => ({ text: text.addFailed, detail: error.message })}
    >
      <BranchField />
      <DepartmentFields namesake={namesake} />
    </FormPage>
  );
}
