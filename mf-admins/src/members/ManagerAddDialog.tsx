import { type Member, managerInput } from '@seamline/shared/contract/administrators';
import { LIMITS } from '@seamline/shared/contract/fields';
import { FormDialog, TextField, useContractForm } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { tidyNumber } from '@seamline/shared/session';
import { useState } from 'react';
import { api, putMember } from '../api.ts';
import { Done } from '../Done.tsx';
import { addFailure } from '../failures.ts';
import { adminMessages } from '../messages.ts';
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

/** The popup that adds a manager. */
export function ManagerAddDialog({ close }: { close(): void }) {
  const text = useMessages(adminMessages);
  const form = useContractForm(managerInput, EMPTY);
  const [isDone, setDone] = useState(false);

  function saved(member: Member) {
    putMember(member);
    setDone(true);
  }

  return (
    <FormDialog
      title={text.add.title}
      form={form}
      draft="new"
      save={api.members.create}
      saved={saved}
      saveLabel={text.add.save}
      close={close}
      incomplete={text.add.incomplete}
      explain={(error) => addFailure(error, text)}
      instead={isDone && <Done text={text.add.done} closesAfter={CLOSES_AFTER} close={close} />}
    >
      <TextField name="name" label={text.fields.name} limit={LIMITS.name} required />
      <TextField
        name="number"
        label={text.fields.number}
        type="tel"
        inputMode="numeric"
        hint={text.fields.numberHint}
        tidy={tidyNumber}
        required
      />
      <TextField name="email" label={text.fields.email} type="email" />
      <MemberFlags status="manager" />
    </FormDialog>
  );
}
