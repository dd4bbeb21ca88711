import { useLingui } from '@lingui/react/macro';
import { type Designation, designationChange } from '@seamline/shared/contract/designations';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { Field, Input, Textarea } from '@seamline/shared/ui';
import { api, refreshLists } from '../api.ts';
import { DesignationNameField } from './DesignationNameField.tsx';

/** Renames a designation. The fields that cannot be changed are shown with the reason. */
export function DesignationEditDialog({ designation: edited, close }: { designation: Designation; close(): void }) {
  const { t } = useLingui();
  const fixed = t`Set when the designation was added. Only the name can be changed.`;
  const { id, designation, code, description, version } = edited;
  const form = useContractForm(designationChange, { designation });

  function saved(updated: Designation) {
    refreshLists();
    const { designation: name } = updated;
    notify.success(t({ message: `${name} was updated.`, context: 'designation' }));
    close();
  }

  return (
    <FormDialog
      title={t`Edit Designation`}
      form={form}
      version={version}
      draft={`designation-${id}`}
      save={(change, current) => api.designations.update(id, change, current)}
      saved={saved}
      saveLabel={t`Update Designation`}
      close={close}
      explain={(error) => ({ text: t`Failed to update designation.`, detail: error.message })}
    >
      <DesignationNameField ownId={id} />
      <Field label={t`Code`} hint={fixed}>
        {(control) => <Input {...control} readOnly value={code ?? ''} />}
      </Field>
      <Field label={t`Description`} hint={fixed}>
        {(control) => <Textarea {...control} rows={3} readOnly value={description ?? ''} />}
      </Field>
    </FormDialog>
  );
}
