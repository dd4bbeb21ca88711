import { Text } from '@chakra-ui/react/text';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { KeptPerson, UndoPreview } from '@seamline/shared/contract/employees/import-undo';
import { formatMoment, reasonOf } from '@seamline/shared/messages';
import { prefetch, queryClient } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded, useCloseToList } from '@seamline/shared/table';
import { ConfirmDialog, Dialog } from '@seamline/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PeopleList } from '../../people/PeopleList.tsx';
import { importUndoPreview, undoImport } from '../bulkApi.ts';

export function loader({ params: { id = '' } }: { params: { id?: string } }) {
  const preview = importUndoPreview(id);
  // Nobody decides on what was true a while ago.
  queryClient.removeQueries({ queryKey: preview.queryKey });
  void prefetch(preview);
  return null;
}

export { shouldRevalidate } from '@seamline/shared/table';

/** The question before an import is undone: what happens, and who stays as they are. */
export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const preview = useQuery({ ...importUndoPreview(id), refetchOnWindowFocus: false });
  const close = useCloseToList();
  if (preview.data) return <UndoQuestion preview={preview.data} refresh={preview.refetch} close={close} />;
  return (
    <Dialog title={t`Undo this import`} close={() => void close()}>
      <Loaded
        query={preview}
        loading={t`Finding out what was changed since...`}
        failed={t`The effects of an undo could not be checked.`}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface UndoQuestionProps {
  preview: UndoPreview;
  refresh(): Promise<unknown>;
  close(): Promise<void>;
}

function UndoQuestion({ preview, refresh, close }: UndoQuestionProps) {
  const { t } = useLingui();
  const { mutateAsync: undo } = useMutation(undoImport);
  const { import: about, removed, restored, kept } = preview;
  const { file_name: file, who, last_at: at } = about;

  async function confirm() {
    try {
      await undo({ id: about.id, kept: kept.map(({ employee_id }) => employee_id) });
    } catch (error) {
      // The list below the reason is the present one, and so is what is sent next.
      await refresh();
      throw error;
    }
    notify.success(t`The import of ${file} was undone.`);
  }

  return (
    <ConfirmDialog
      title={t`Undo this import`}
      confirmLabel={t`Yes, undo`}
      danger
      isBlocked={removed + restored === 0}
      confirm={confirm}
      explain={(error) => ({ text: t`The import was not undone.`, detail: reasonOf(error) })}
      close={() => void close()}
    >
      <Text color="fg.muted">
        <Trans>
          {file}, imported by {{ person: who.name }} on {{ moment: formatMoment(at) }}
        </Trans>
      </Text>
      <Effect preview={preview} />
      {kept.length > 0 && <KeptPeople kept={kept} />}
    </ConfirmDialog>
  );
}

function Effect({ preview: { import: about, removed, restored } }: { preview: UndoPreview }) {
  const { undone, can_undo: canUndo } = about;
  if (undone) {
    return (
      <p>
        <Trans>
          {{ person: undone.by }} undid this import on {{ moment: formatMoment(undone.at) }}.
        </Trans>
      </p>
    );
  }
  if (!canUndo) {
    return (
      <p>
        <Trans>This import cannot be undone, because an earlier release of Seamline wrote it.</Trans>
      </p>
    );
  }
  if (removed + restored === 0) {
    return (
      <p>
        <Trans>Nothing can be undone: everybody in it was changed since.</Trans>
      </p>
    );
  }
  return (
    <>
      {removed > 0 && (
        <p>
          <Plural
            value={removed}
            one="# person added by the import will be removed."
            other="# people added by the import will be removed."
          />
        </p>
      )}
      {restored > 0 && (
        <p>
          <Plural
            value={restored}
            one="# person changed by the import will get the former values back."
            other="# people changed by the import will get their former values back."
          />
        </p>
      )}
    </>
  );
}

function KeptPeople({ kept }: { kept: readonly KeptPerson[] }) {
  const { i18n, t } = useLingui();
  return (
    <>
      <p>
        <Plural value={{ count: kept.length }} one="# person stays as they are:" other="# people stay as they are:" />
      </p>
      <PeopleList label={t`People who stay as they are`} people={kept} before={({ row }) => <>{t`Row ${{ row }}`} </>}>
        {(person) => <span>{reasonFor(person, i18n)}</span>}
      </PeopleList>
    </>
  );
}

const REASONS = {
  left: msg`Has left since.`,
  erased: msg`The personal data were erased.`,
  reported_to: msg`An employee who stays reports to this person.`,
  owns_tasks: msg`This person is assigned tasks of an employee who leaves.`,
  number_taken: msg`Another employee has the former mobile number now.`,
  place_gone: msg`The former designation, branch, department, sub-department or shift does not exist any more.`,
  reporting: msg`A former reporting person has left, or reports to this person now.`,
  date_impossible: msg`A former date or age cannot be stored any more.`,
};

function reasonFor({ reason, since }: KeptPerson, i18n: I18n): string {
  if (reason !== 'changed') return i18n._(REASONS[reason]);
  return since
    ? i18n._(msg`Changed by ${{ person: since.by }} on ${{ moment: formatMoment(since.at) }}.`)
    : i18n._(msg`Changed since.`);
}
