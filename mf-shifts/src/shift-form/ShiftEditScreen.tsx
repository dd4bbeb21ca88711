import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MISSING_DAY, MISSING_RULES, type ShiftInput, sameWeek } from '@seamline/shared/contract/shift';
import { readShift } from '@seamline/shared/contract/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded } from '@seamline/shared/table';
import { Button, EmptyState, LoadingState, Notice, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type Difference, differencesOf } from '../engine/index.ts';
import { shiftMutations, shifts } from '../queries.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ShiftForm } from './ShiftForm.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

export function loader() {
  void prefetch(shifts.query);
  return null;
}

const DEFAULTS: ShiftInput = { ...MISSING_RULES, days: sameWeek(MISSING_DAY) };

export function Component() {
  const { t } = useLingui();
  const { id } = useParams();
  const query = useQuery(shifts.query);
  const shift = query.data?.find((each) => String(each.id) === id);
  if (shift) return <EditForm key={shift.id} stored={shift} />;
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
        {() => <NotFound />}
      </Loaded>
    </Page>
  );
}

function NotFound() {
  const { t } = useLingui();
  const all = (
    <Button asChild variant="outline">
      <Link to={paths.shifts}>
        <Trans>All shifts</Trans>
      </Link>
    </Button>
  );
  return (
    <EmptyState icon="search" title={t`Shift not found`} action={all}>
      <Trans>It may have been deleted.</Trans>
    </EmptyState>
  );
}

function EditForm({ stored }: { stored: StoredShift }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // What was read when the form was opened: a later reading must not take away what is being written.
  const [{ shift, assumed, version, employees }] = useState(() => ({ ...readShift(stored), ...stored }));
  const [asked, setAsked] = useState<{ differences: Difference[]; answer(isMeant: boolean): void }>();

  function confirmBeforeSubmit(changed: ShiftInput): Promise<boolean> {
    const differences = differencesOf(shift, changed);
    if (differences.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      setAsked({
        differences,
        answer(isMeant) {
          setAsked(undefined);
          resolve(isMeant);
        },
      });
    });
  }

  function onSuccess(updated: StoredShift) {
    notify.success(t`✅ Shift updated successfully!`);
    return navigate(paths.shifts, { replace: true, state: { createdId: updated.id } });
  }

  return (
    <>
      <ShiftForm
        title={t`Edit Shift: ${{ name: stored.shift_name }}`}
        initial={shift}
        defaults={DEFAULTS}
        assumed={assumed}
        isEdit
        ownId={stored.id}
        version={version}
        submitLabel={t`Update Shift`}
        mutation={shiftMutations.update(stored.id)}
        onSuccess={onSuccess}
        confirmBeforeSubmit={confirmBeforeSubmit}
        getErrorMessage={(error) => ({ text: t`❌ Failed to update shift.`, detail: error.message })}
      >
        {() =>
          assumed.length > 0 && (
            <Notice>{t`${plural({ count: assumed.length }, { one: '# rule of this shift was', other: '# rules of this shift were' })} not stored. Each shows its default until you save.`}</Notice>
          )
        }
      </ShiftForm>
      {asked && <ReviewDialog differences={asked.differences} employees={employees} answer={asked.answer} />}
    </>
  );
}
