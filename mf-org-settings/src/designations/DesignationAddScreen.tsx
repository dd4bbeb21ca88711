import { type Designation, designationInput } from '@seamline/shared/contract/designations';
import { LIMITS } from '@seamline/shared/contract/fields';
import { FormPage, TextAreaField, TextField, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { BackLink } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { api, refreshLists } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { NameField } from '../NameField.tsx';
import { useDesignationNamesake } from './useDesignationNamesake.ts';

export function loader() {
  void prefetch(api.designations.list);
  return null;
}

const EMPTY = { designation: '', code: '', description: '' };

export function Component() {
  const text = useMessages(orgMessages).designations;
  const navigate = useNavigate();
  const form = useContractForm(designationInput, EMPTY);
  const namesake = useDesignationNamesake(useWatch({ control: form.control, name: 'designation' }));

  function saved({ id, designation }: Designation) {
    refreshLists();
    notify.success(text.added(designation));
    return navigate(paths.designation, { replace: true, state: { added: id } });
  }

  return (
    <FormPage
      title={text.addTitle}
      above={<BackLink to={paths.designation}>{text.back}</BackLink>}
      form={form}
      save={api.designations.create}
      saved={saved}
      saveLabel={text.add}
      back={paths.subDepartment}
      explain={(error) => ({ text: text.addFailed, detail: error.message })}
    >
      <NameField name="designation" label={text.designation} advice={namesake && text.duplicate(namesake)} />
      <TextField name="code" label={text.code} limit={LIMITS.code} hint={text.fixedLater} />
      <TextAreaField name="description" label={text.description} limit={LIMITS.description} hint={text.fixedLater} />
    </FormPage>
  );
}
