import { msg } from '@lingui/core/macro';
import { restoreRecord } from '@seamline/shared/contract/access/activity';
import type { DeletableKind } from '@seamline/shared/contract/record-kinds';
import { call } from '@seamline/shared/http';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { reasonOf } from '@seamline/shared/messages';
import { mutation } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { useMutation } from '@tanstack/react-query';

interface DeletedRecord {
  record: DeletableKind;
  id: number;
  name: string;
}

/** Any list of any remote may show a record or its name, so that all of them are requested again. */
const restoration = mutation({
  request: ({ record, id }: DeletedRecord) => call(restoreRecord, { query: { record, id } }),
  invalidates: [[]],
});

/** Returns a function that restores a deleted record and shows a message of the result. It never rejects. */
export function useRestore() {
  const { t } = useI18n(builtInMessages);
  const { mutateAsync, isPending } = useMutation(restoration);

  async function restore(deleted: DeletedRecord): Promise<void> {
    const { name } = deleted;
    try {
      await mutateAsync(deleted);
      notify.success(t(msg`${name} was restored.`));
    } catch (error) {
      notify.error(t(msg`${name} was not restored.`), { detail: reasonOf(error) });
    }
  }

  return { restore, isPending };
}
