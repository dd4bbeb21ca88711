import { useLingui } from '@lingui/react/macro';
import { type Member, managerInput } from '@seamline/shared/contract/administrators';
import { LIMITS } from '@seamline/shared/contract/fields';
import { FormDialog, TextField, useContractForm } from '@seamline/shared/form';
import { tidyNumber } from '@seamline/shared/session';
import { useState } from 'react';
import { api, putMember } from '../api.ts';
import { Done } from '../Done.tsx';
import { addFailure } from '../failures.ts';
import { MemberFlags } from './MemberFlags.tsx';

const EMPTY = {
  name: '',
  number: '',
  email: '',
  edit_permission: false,
  view_permission: true,
  is_active: true,
};

const CLOSES_AFTER = 1000;

export function ManagerAddDialog({ close }: { close(): void }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(managerInput, EMPTY);
  const [isDone, setDone] = useState(false);

  function saved(member: Member) {
    putMember(member);
    setDone(true);
  }

  return (
    <FormDialog
      title={t`Add New Manager`}
      form={form}
      draft="new"
      save={api.members.create}
      saved={saved}
      saveLabel={t`Add Manager`}
      close={close}
      incomplete={t`Name and Mobile Number are required.`}
      explain={(error) => addFailure(error, i18n)}
      instead={isDone && <Done text={t`✅ Manager added successfully.`} closesAfter={CLOSES_AFTER} close={close} />}
    >
      <TextField name="name" label={t`Name`} limit={LIMITS.name} required />
      <TextField
        name="number"
        label={t`Mobile Number`}
        type="tel"
        inputMode="numeric"
        hint={t`10 digits. They sign in with a one-time code sent to this number.`}
        tidy={tidyNumber}
        required
      />
      <TextField name="email" label={t`Email`} type="email" />
      <MemberFlags status="manager" />
    </FormDialog>
  );
}
