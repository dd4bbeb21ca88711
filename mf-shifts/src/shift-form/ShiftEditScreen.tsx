import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MISSING_DAY, MISSING_RULES, type ShiftInput, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { isInForce, type ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { readShift } from '@seamline/shared/contract/shifts/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { DeletionNote, LinkButton, Loaded, loaderOf, type OpenRecord, OpenRecordContext } from '@seamline/shared/table';
import { EmptyState, LoadingState, Notice, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { shiftMutations, shifts } from '../queries.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ShiftForm } from './ShiftForm.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(shifts.query);

const DEFAULTS: ShiftInput = { ...MISSING_RULES, days: sameWeek(MISSING_DAY) };

export function Component() {
  const { id } = useParams();
  return <OpenShift key={id} id={Number(id)} />;
}

function OpenShift({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useQuery(shifts.query);
  const found = query.data?.find((shift) => shift.id === id);
  // A deletion or a refresh of the list does not take away the form that is open.
  const [stored, setStored] = useState(found);
  if (found && !stored) setStored(found);
  if (stored) return <EditForm stored={stored} />;
  if (!query.data && !query.error) {
    return (
      <Page title={t`Loading...`}>
        <LoadingState>
          <Trans>Loading...</Trans>
        </LoadingState>
      </Page>
    );
  }
  return (
    <Page title={t`Manage Shift`}>
      <Loaded query={query} loading={t`Loading...`} failed={t`Failed to fetch shifts. Please try again later.`}>
        {() => <NotFound id={id} />}
      </Loaded>
    </Page>
  );
}

function NotFound({ id }: { id: number }) {
  const { t } = useLingui();
  const all = (
    <LinkButton to={paths.shifts}>
      <Trans>All shifts</Trans>
    </LinkButton>
  );
  return (
    <EmptyState icon="search" title={t`Shift not found`} action={all}>
      <Trans>It may have been deleted.</Trans>
      <DeletionNote kind="shift" id={id} />
    </EmptyState>
  );
}

function EditForm({ stored }: { stored: StoredShift }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, version, employees } = stored;
  const [{ shift, assumed }] = useState(() => readShift(stored));
  // The default of a rule that is switched off has no effect, and no field shows it.
  const shownDefaults = assumed.filter((path) => path.startsWith('days.') || isInForce(path as ShiftRule, shift));
  const [open] = useState<OpenRecord>({ kind: 'shift', id, values: shift, addPath: paths.shiftAdd });

  function onSuccess(updated: StoredShift) {
    notify.success(t`✅ Shift updated successfully!`);
    return navigate(paths.shifts, { replace: true, state: { createdId: updated.id } });
  }

  return (
    <OpenRecordContext value={open}>
      <ShiftForm
        title={t`Edit Shift: ${{ name: stored.shift_name }}`}
        initial={shift}
        defaults={DEFAULTS}
        assumed={assumed}
        isEdit
        ownId={id}
        version={version}
        submitLabel={t`Update Shift`}
        mutation={shiftMutations.update(stored)}
        onSuccess={onSuccess}
        review={<ReviewDialog stored={shift} employees={employees} />}
        getErrorMessage={(error) => ({ text: t`❌ Failed to update shift.`, detail: error.message })}
      >
        {() =>
          shownDefaults.length > 0 && (
            <Notice>{t`${plural({ count: shownDefaults.length }, { one: '# rule of this shift was', other: '# rules of this shift were' })} not stored. Each shows its default until you save.`}</Notice>
          )
        }
      </ShiftForm>
    </OpenRecordContext>
  );
}
