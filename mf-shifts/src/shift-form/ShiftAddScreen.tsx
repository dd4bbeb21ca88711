import { Trans, useLingui } from '@lingui/react/macro';
import { NEW_SHIFT, type ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { readShift } from '@seamline/shared/contract/shifts/shift-wire';
import type { StoredShift } from '@seamline/shared/contract/shifts/shifts';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { copyName } from '@seamline/shared/form';
import { paths } from '@seamline/shared/paths';
import { notify } from '@seamline/shared/session';
import { LoadingState, Page } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shiftMutations, shifts } from '../queries.ts';
import { ShiftForm } from './ShiftForm.tsx';
import { StartFrom } from './StartFrom.tsx';

export { shouldRevalidate } from '@seamline/shared/table';

import { loaderOf } from '@seamline/shared/table';

export const loader = loaderOf(shifts.query);

export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const copied = (useLocation().state as { copied?: number } | null)?.copied;
  const { data, error } = useQuery(shifts.query);
  const found = data?.find(({ id }) => id === copied);
  // Reset restores the copied values also after the original was deleted.
  const [original, setOriginal] = useState(found);
  if (found && !original) setOriginal(found);

  function onSuccess(shift: StoredShift) {
    notify.success(t`Shift added successfully!`);
    // In place of the form: going back must not lead to it again.
    return navigate(paths.shifts, { replace: true, state: { createdId: shift.id } });
  }

  const copyOf = (shift: StoredShift): ShiftInput => ({
    ...readShift(shift).shift,
    shift_name: copyName(
      shift.shift_name,
      (data ?? []).map(({ shift_name }) => shift_name),
      LIMITS.name,
      (name, number) => (number === 1 ? t`${name} (copy)` : t`${name} (copy ${number})`),
    ),
    code: null,
  });

  if (copied !== undefined && !data && !error) {
    return (
      <Page title={t`Add Shift`}>
        <LoadingState>
          <Trans>Loading...</Trans>
        </LoadingState>
      </Page>
    );
  }
  return (
    <ShiftForm
      title={t`Add Shift`}
      {...(original && { draft: `copy-${original.id}` })}
      initial={original ? copyOf(original) : NEW_SHIFT}
      defaults={NEW_SHIFT}
      submitLabel={t`Submit`}
      mutation={shiftMutations.create}
      onSuccess={onSuccess}
    >
      {(take) => <StartFrom original={original} shifts={data ?? []} copyOf={copyOf} take={take} />}
    </ShiftForm>
  );
}
