import { useLingui } from '@lingui/react/macro';
import { INDIAN_STATES } from '@seamline/shared/contract/organisation/branch-changes';
import { BRANCH_LIMITS } from '@seamline/shared/contract/organisation/branches';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { TextAreaField, TextField, useWatch } from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { AdvisedField } from '../AdvisedField.tsx';

/** Postal address, state and telephone of a branch. */
export function BranchContactFields() {
  const { t } = useLingui();
  const address: unknown = useWatch({ name: 'postal_address' });
  return (
    <>
      <TextAreaField
        name="postal_address"
        label={t(ORGANISATION_LABELS.postal_address)}
        limit={BRANCH_LIMITS.postal_address}
        rows={3}
        advice={lacksPincode(address) && t`An address in India has a PIN code of 6 digits.`}
        isSavable
      />
      <AdvisedField
        name="state"
        label={t(ORGANISATION_LABELS.state)}
        limit={BRANCH_LIMITS.state}
        suggestions={INDIAN_STATES.map((value) => ({ value, label: value }))}
        advise={(state) =>
          !isIndianState(state) && t`This is not the English name of a state or union territory of India.`
        }
      />
      <TextField name="telephone" label={t(ORGANISATION_LABELS.telephone)} type="tel" />
    </>
  );
}

/** Returns true for an address without six digits that could be a PIN code. */
export function lacksPincode(address: unknown): boolean {
  return (
    typeof address === 'string' && address.trim() !== '' && !/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.test(latinDigits(address))
  );
}

/** Returns true for a state or union territory, in any case and with "&" or "and"; also for an empty text. */
export function isIndianState(state: string): boolean {
  const compact = (text: string) => text.trim().toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, ' ');
  return state.trim() === '' || INDIAN_STATES.some((each) => compact(each) === compact(state));
}
