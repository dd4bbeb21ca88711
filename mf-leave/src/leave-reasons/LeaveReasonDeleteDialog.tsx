import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { leaveReasonRemoveFailure } from '../failures.ts';
import { leaveReasonMutations, leaveReasons } from '../queries.ts';
import { reasonDeleted, reasonText } from './reasonText.ts';

/** The question before a leave reason is deleted. */
export function Component() {
  const { t, i18n } = useLingui();
  return (
    <DeleteRecordDialog
      list={leaveReasons}
      title={t`Leave Reasons`}
      mutation={leaveReasonMutations.remove}
      nameOf={(reason) => reasonText(reason, i18n)}
      deleted={(reason) => reasonDeleted({ reason }, i18n)}
      getErrorMessage={(error) => leaveReasonRemoveFailure(error, i18n)}
    >
      {({ leave_type_name: type }) => <Text color="fg.muted">{t`It belongs to ${type}.`}</Text>}
    </DeleteRecordDialog>
  );
}
