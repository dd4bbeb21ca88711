import { MISSING_DAY, MISSING_RULES, type ShiftInput, sameWeek } from '@seamline/shared/contract/shift';
import { readShift } from '@seamline/shared/contract/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts';
import { useMessages } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { prefetch } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded } from '@seamline/shared/table';
import { Button, EmptyState, LoadingState, Notice, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { api, upsertShift } from '../api.ts';
import { type Difference, differencesOf } from '../engine/index.ts';
import { shiftMessages } from '../messages.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ShiftForm } from './ShiftForm.tsx';

export function loader() {
  void prefetch(api.shifts.list);
  return null;
}

const DEFAULTS: ShiftInput = { ...MISSING_RULES, days: sameWeek(MISSING_DAY) };

export function Component() {
  const text = useMessages(shiftMessages);
  const { id } = useParams();
  const shifts = useQuery(api.shifts.list);
  const shift = shifts.data?.find((each) => String(each.id) === id);
  if (shift) return <EditForm key={shift.id} stored={shift} />;
  if (!shifts.data && !shifts.error) {
    return (
      <Page title={text.form.loading}>
        <LoadingState>{text.form.loading}</LoadingState>
      </Page>
    );
  }
  return (
    <Page title={text.shifts.title}>
      <Loaded query={shifts} loading={text.form.loading} failed={text.shifts.fetchFailed}>
        {() => <NotFound />}
      </Loaded>
    </Page>
  );
}

function NotFound() {
  const text = useMessages(shiftMessages).form;
  const all = (
    <Button asChild variant="outline">
      <Link to={paths.shifts}>{text.toList}</Link>
    </Button>
  );
  return (
    <EmptyState icon="search" title={text.notFound} action={all}>
      {text.notFoundWhy}
    </EmptyState>
  );
}

function EditForm({ stored }: { stored: StoredShift }) {
  const text = useMessages(shiftMessages).form;
  const navigate = useNavigate();
  // What was read when the form was opened: a later reading must not take away what is being written.
  const [{ shift, assumed, version, employees }] = useState(() => ({ ...readShift(stored), ...stored }));
  const [asked, setAsked] = useState<{ differences: Difference[]; answer(isMeant: boolean): void }>();

  function review(changed: ShiftInput): Promise<boolean> {
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

  function saved(updated: StoredShift) {
    upsertShift(updated);
    notify.success(text.updated);
    return navigate(paths.shifts, { replace: true, state: { added: updated.id } });
  }

  return (
    <>
      <ShiftForm
        title={text.editTitle(stored.shift_name)}
        initial={shift}
        defaults={DEFAULTS}
        assumed={assumed}
        isEdit
        ownId={stored.id}
        version={version}
        saveLabel={text.update}
        save={(changed, current) => api.shifts.update(stored.id, changed, current)}
        saved={saved}
        review={review}
        explain={(error) => ({ text: text.updateFailed, detail: error.message })}
      >
        {() => assumed.length > 0 && <Notice>{text.assumed(assumed.length)}</Notice>}
      </ShiftForm>
      {asked && <ReviewDialog differences={asked.differences} employees={employees} answer={asked.answer} />}
    </>
  );
}
