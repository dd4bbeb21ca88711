import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { managerInput } from '@seamline/shared/contract/access/administrators';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { indianNumber } from '@seamline/shared/contract/wire/telephone-numbers';
import { FormDialog, initialValues, TextField, useContractForm } from '@seamline/shared/form';
import { useCloseToList } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { Done } from '../Done.tsx';
import { addFailure } from '../failures.ts';
import { memberMutations, members } from '../queries.ts';
import { MemberFlags } from './MemberFlags.tsx';
import { ScopeFields } from './ScopeFields.tsx';

const NEW_ACCOUNT = { view_permission: true, is_active: true };
const NEW_MANAGER = { ...NEW_ACCOUNT, edit_permission: false, has_scope: false, branch_ids: [] };
const NEW_OWNER = { ...NEW_ACCOUNT, edit_permission: true, new_role: 'owner' };

const CLOSES_AFTER = 1000;

/** The form of a new manager. */
export function Component() {
  return <MemberAddDialog isOwner={false} />;
}

/** The form of a new manager or a new owner, which only owners are offered. */
export function MemberAddDialog({ isOwner }: { isOwner: boolean }) {
  const { data } = useQuery(members.query);
  if (!data) return null;
  return data.access_by === 'owner' ? <AddForm isOwner={isOwner} /> : <Navigate to=".." replace />;
}

function AddForm({ isOwner }: { isOwner: boolean }) {
  const { t, i18n } = useLingui();
  const form = useContractForm(managerInput, initialValues(managerInput, isOwner ? NEW_OWNER : NEW_MANAGER));
  const onClose = useCloseToList();
  return (
    <FormDialog
      title={isOwner ? t`Add New Owner` : t`Add New Manager`}
      form={form}
      mutation={memberMutations.create}
      onSuccess={() => undefined}
      submitLabel={isOwner ? t`Add Owner` : t`Add Manager`}
      onClose={onClose}
      incomplete={t`Name and Mobile Number are required.`}
      getErrorMessage={(error) => addFailure(error, i18n, isOwner)}
      done={
        <Done
          text={isOwner ? t`✅ Owner added successfully.` : t`✅ Manager added successfully.`}
          closesAfter={CLOSES_AFTER}
          onClose={onClose}
        />
      }
    >
      <TextField name="name" label={t`Name`} limit={LIMITS.name} required />
      <TextField
        name="number"
        label={t`Mobile Number`}
        type="tel"
        inputMode="numeric"
        hint={t`10 digits. They sign in with a one-time code sent to this number.`}
        tidy={indianNumber}
        required
      />
      <TextField name="email" label={t`Email`} type="email" />
      {isOwner ? (
        <Text color="fg.muted">
          <Trans>An owner can see and change everything, other owners and managers included.</Trans>
        </Text>
      ) : (
        <>
          <MemberFlags status="manager" />
          <ScopeFields />
        </>
      )}
    </FormDialog>
  );
}
