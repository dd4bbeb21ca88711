import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { reasonOf } from '@seamline/shared/messages';
import { DeleteRecordDialog } from '@seamline/shared/table';
import { shiftMutations, shifts } from '../queries.ts';

/** The question before a shift is deleted, with the number of employees who have it. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeleteRecordDialog
      list={shifts}
      title={t`Manage Shift`}
      mutation={shiftMutations.remove}
      nameOf={({ shift_name }) => shift_name}
      deleted={(name) => t`${name} was deleted.`}
      getErrorMessage={(error) => ({ text: t`Failed to delete shift`, detail: reasonOf(error) })}
    >
      {({ employees: count }) => (
        <>
          {count > 0 && (
            <Text>
              <strong>
                <Plural value={count} one="# employee has this shift." other="# employees have this shift." />
              </strong>
            </Text>
          )}
          <Text color="fg.muted">
            <Trans>A shift that has employees cannot be deleted.</Trans>
          </Text>
        </>
      )}
    </DeleteRecordDialog>
  );
}
