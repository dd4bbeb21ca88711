import { Trans, useLingui } from '@lingui/react/macro';
import { REASON_LIMIT } from '@seamline/shared/contract/leave/leave-reasons';
import { isSameName } from '@seamline/shared/contract/wire/fields';
import { SelectField, TextField, useWatch } from '@seamline/shared/form';
import { LEAVE_LABELS } from '@seamline/shared/labels/leave';
import { LoadFailure, TextLink } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PAIRS } from '../paths.ts';
import { leaveReasons, leaveTypeNames } from '../queries.ts';

/** Leave type and text of a reason. The chosen type is offered before the others are known. */
export function LeaveReasonFields({ chosenType }: { chosenType?: string }) {
  const { t } = useLingui();
  const choices = useQuery(leaveTypeNames);
  const { data, error } = choices;
  const offered = data?.leave_type_names ?? [];
  const options = chosenType && !offered.includes(chosenType) ? [chosenType, ...offered] : offered;
  const addType = <TextLink to={PAIRS.linked.add}>{t`+ Add Leave`}</TextLink>;
  return (
    <>
      <SelectField
        name="leave_type_name"
        label={t(LEAVE_LABELS.leave_type_id)}
        options={options}
        hint={!data && !error && t`Loading leave types...`}
        required
      />
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          <Trans>Failed to fetch leave types.</Trans>
        </LoadFailure>
      )}
      {data && options.length === 0 && (
        <Notice action={addType}>
          <Trans>There is no leave type yet; a reason needs one.</Trans>
        </Notice>
      )}
      <TextField name="reason" label={t(LEAVE_LABELS.reason)} limit={REASON_LIMIT} hint={<ReasonHint />} />
    </>
  );
}

/** Warns of an empty text and of a duplicate. Both are accepted. */
function ReasonHint() {
  const { t } = useLingui();
  const { data } = useQuery(leaveReasons.query);
  const [type, typed]: unknown[] = useWatch({ name: ['leave_type_name', 'reason'] });
  const reason = String(typed ?? '');
  const isDuplicate = data?.leave_reasons.some(
    (other) => other.leave_type_name === type && isSameName(other.reason, reason),
  );
  const typeName = String(type);
  const empty = t`This reason has no text. You can still add it.`;
  const duplicate = isDuplicate && t`${typeName} already has this reason. You can add it again.`;
  return <span role="status">{reason.trim() === '' ? empty : duplicate}</span>;
}
