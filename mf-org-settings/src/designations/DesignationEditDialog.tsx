import { useLingui } from '@lingui/react/macro';
import { type Designation, designationChange } from '@seamline/shared/contract/organisation/designations';
import { FormDialog, useContractForm } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { notify } from '@seamline/shared/session';
import { RecordDialog } from '@seamline/shared/table';
import { Field, Input, Textarea } from '@seamline/shared/ui';
import { DesignationNameField } from './DesignationNameField.tsx';
import { designationMutations, designations } from './queries.ts';

export function Component() {
  const { t } = useLingui();
  return (
    <RecordDialog list={designations} title={t`Edit Designation`}>
      {(designation, onClose) => <EditForm designation={designation} onClose={onClose} />}
    </RecordDialog>
  );
}

/** Renames a designation. The fields that cannot be changed are shown with the reason. */
function EditForm({ designation: edited, onClose }: { designation: Designation; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const fixed = t`Set when the designation was added. Only the name can be changed.`;
  const { id, designation, code, description, version } = edited;
  const form = useContractForm(designationChange, { designation });

  return (
    <FormDialog
      title={t`Edit Designation`}
      form={form}
      version={version}
      mutation={designationMutations.update(id)}
      onSuccess={({ designation: name }) =>
        notify.success(t({ message: `${name} was updated.`, context: 'designation' }))
      }
      submitLabel={t`Update Designation`}
      onClose={onClose}
      getErrorMessage={(error) => ({ text: t`Failed to update designation.`, detail: error.message })}
    >
      <DesignationNameField ownId={id} />
      <Field label={t(ORGANISATION_LABELS.code)} hint={fixed}>
        {(control) => <Input {...control} readOnly value={code ?? ''} />}
      </Field>
      <Field label={t(ORGANISATION_LABELS.description)} hint={fixed}>
        {(control) => <Textarea {...control} rows={3} readOnly value={description ?? ''} />}
      </Field>
    </FormDialog>
  );
}
