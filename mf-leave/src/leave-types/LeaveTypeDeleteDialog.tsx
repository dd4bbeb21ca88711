import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { prefetch } from '@seamline/shared/query';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { leaveTypeRemoveFailure } from '../failures.ts';
import { leaveReasons, leaveTypeMutations, leaveTypes } from '../queries.ts';
import { useReasonsOf } from './useReasonsOf.ts';

export function loader() {
  void prefetch(leaveReasons.query);
  return null;
}

/** The question before a leave type is deleted. */
export function Component() {
  const { t, i18n } = useLingui();
  return (
    <DeleteRecordDialog
      list={leaveTypes}
      title={t`Leave Types`}
      mutation={leaveTypeMutations.remove}
      nameOf={(type) => type.leave_type_name}
      deleted={(name) => t({ message: `${name} was deleted.`, context: 'leave type' })}
      getErrorMessage={(error) => leaveTypeRemoveFailure(error, i18n)}
    >
      {(type) => <ReasonsNote typeId={type.leave_type_id} />}
    </DeleteRecordDialog>
  );
}

/** The reasons that belong to the leave type, as far as they are known. */
function ReasonsNote({ typeId }: { typeId: number }) {
  const { count, names } = useReasonsOf(typeId);
  return (
    <>
      {count > 0 && (
        <Text>
          <strong>
            <Plural
              value={count}
              one={`# reason belongs to this leave type: ${names}.`}
              other={`# reasons belong to this leave type: ${names}.`}
            />
          </strong>
        </Text>
      )}
      <Text color="fg.muted">
        <Trans>A leave type that reasons belong to cannot be deleted.</Trans>
      </Text>
    </>
  );
}
