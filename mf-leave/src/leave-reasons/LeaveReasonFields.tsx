import { REASON_LIMIT } from '@seamline/shared/contract/leave-reasons';
import { SelectField, TextField, useWatch } from '@seamline/shared/form';
import { useMessages } from '@seamline/shared/messages';
import { LoadFailure } from '@seamline/shared/table';
import { Notice, TextLink } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { leaveMessages } from '../messages.ts';
import { PAIRS } from '../paths.ts';

/** Leave type and text of a reason; the type that is chosen already is on offer before the others are known. */
export function LeaveReasonFields({ chosenType }: { chosenType?: string }) {
  const text = useMessages(leaveMessages).leaveReasons;
  const choices = useQuery(api.leaveReasons.options);
  const { data, error } = choices;
  const offered = data?.leave_type_names ?? [];
  const options = chosenType && !offered.includes(chosenType) ? [chosenType, ...offered] : offered;
  const addType = (
    <TextLink asChild>
      <Link to={PAIRS.linked.add}>{text.addType}</Link>
    </TextLink>
  );
  return (
    <>
      <SelectField
        name="leave_type_name"
        label={text.leaveType}
        options={options}
        hint={!data && !error && text.typesLoading}
        required
      />
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          {text.typesFailed}
        </LoadFailure>
      )}
      {data && options.length === 0 && <Notice action={addType}>{text.noTypes}</Notice>}
      <TextField name="reason" label={text.reason} limit={REASON_LIMIT} hint={<ReasonHint />} />
    </>
  );
}

/** An empty text and one that is there already are worth a word; neither is refused. */
function ReasonHint() {
  const text = useMessages(leaveMessages).leaveReasons;
  const { data } = useQuery(api.leaveReasons.list);
  const [type, typed]: unknown[] = useWatch({ name: ['leave_type_name', 'reason'] });
  const reason = comparable(typed);
  const isThere = data?.leave_reasons.some(
    (other) => other.leave_type_name === type && comparable(other.reason) === reason,
  );
  const warning = reason === '' ? text.empty : isThere && text.duplicate(String(type));
  return <span role="status">{warning}</span>;
}

function comparable(value: unknown): string {
  return String(value ?? '')
    .trim()
    .toLowerCase();
}
