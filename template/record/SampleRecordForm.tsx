import { useLingui } from '@lingui/react/macro';
import { type SampleRecord, sampleRecordInput } from '@seamline/shared/contract/sample-domain/sample-records';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { FormDialog, FormPage, initialValues, TextField, useContractForm, useDuplicateName } from '@seamline/shared/form';
import { notify } from '@seamline/shared/session';
import { BackLink, DeleteRecordDialog, RecordDialog } from '@seamline/shared/table';
import { useNavigate } from 'react-router-dom';
import { sampleRecordMutations, sampleRecords } from './queries.ts';

const LIST_PATH = '/dashboard/sample-path';

/** The fields of a sample record, to add and to edit one. */
function SampleRecordFields({ ownId }: { ownId?: number }) {
  const { t } = useLingui();
  const duplicate = useDuplicateName(sampleRecords, 'name', ownId);
  return (
    <TextField
      name="name"
      label={t`Name`}
      limit={LIMITS.name}
      advice={duplicate && t`There is already a sample record called ${duplicate}.`}
      required
    />
  );
}

export function AddSampleRecord() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useContractForm(sampleRecordInput, initialValues(sampleRecordInput));
  return (
    <FormPage
      title={t`Add Sample Record`}
      above={<BackLink to={LIST_PATH}>{t`Back to Sample Records`}</BackLink>}
      form={form}
      mutation={sampleRecordMutations.create}
      onSuccess={({ id, name }) => {
        notify.success(t({ message: `${name} was added.`, context: 'sample record' }));
        return navigate(LIST_PATH, { replace: true, state: { createdId: id } });
      }}
      submitLabel={t`Add Sample Record`}
      back={LIST_PATH}
    >
      <SampleRecordFields />
    </FormPage>
  );
}

export function EditSampleRecord() {
  const { t } = useLingui();
  return (
    <RecordDialog list={sampleRecords} title={t`Edit Sample Record`}>
      {(record, onClose) => <EditForm record={record} onClose={onClose} />}
    </RecordDialog>
  );
}

function EditForm({ record, onClose }: { record: SampleRecord; onClose(): Promise<void> }) {
  const { t } = useLingui();
  const { id, version, ...values } = record;
  const form = useContractForm(sampleRecordInput, values);
  return (
    <FormDialog
      title={t`Edit Sample Record`}
      form={form}
      version={version}
      mutation={sampleRecordMutations.update(id)}
      onSuccess={({ name }) => notify.success(t({ message: `${name} was updated.`, context: 'sample record' }))}
      submitLabel={t`Save`}
      onClose={onClose}
    >
      <SampleRecordFields ownId={id} />
    </FormDialog>
  );
}

export function DeleteSampleRecord() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={sampleRecords}
      title={t`Sample Records`}
      mutation={sampleRecordMutations.remove}
      nameOf={({ name }) => name}
      deleted={(name) => t({ message: `${name} was deleted.`, context: 'sample record' })}
    />
  );
}
