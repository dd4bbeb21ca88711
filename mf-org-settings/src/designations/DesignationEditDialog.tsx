import { type Designation, designationChange } from '@seamline/shared/contract/designations';
import { FormDialog, useContractForm, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Field, Input, Textarea } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { orgMessages } from '../messages.ts';
import { NameField } from '../NameField.tsx';
import { useDesignationNamesake } from './useDesignationNamesake.ts';

/** The popup that renames a designation; what cannot be changed is shown with the reason. */
export function DesignationEditDialog({ designation: edited, close }: { designation: Designation; close(): void }) {
  const text = useMessages(orgMessages).designations;
  const { id, designation, code, description, version } = edited;
  const form = useContractForm(designationChange, { designation });
  const namesake = useDesignationNamesake(useWatch({ control: form.control, name: 'designation' }), id);

  function saved(updated: Designation) {
    refreshLists();
    notify.success(text.updated(updated.designation));
    close();
  }

  return (
    <FormDialog
      title={text.editTitle}
      form={form}
      version={version}
      draft={`designation-${id}`}
      save={(change, current) => api.designations.update(id, change, current)}
      saved={saved}
      saveLabel={text.update}
      close={close}
      explain={(error) => ({ text: text.updateFailed, detail: error.message })}
    >
      <NameField name="designation" label={text.designation} advice={namesake && text.duplicate(namesake)} />
      <Field label={text.code} hint={text.fixed}>
        {(control) => <Input {...control} readOnly value={code ?? ''} />}
      </Field>
      <Field label={text.description} hint={text.fixed}>
        {(control) => <Textarea {...control} rows={3} readOnly value={description ?? ''} />}
      </Field>
    </FormDialog>
  );
}
