import { useLingui } from '@lingui/react/macro';
import { type ExitTask, exitTaskInput } from '@seamline/shared/contract/employees/employee-exits';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { BoundField, DateField, FormDialog, useContractForm, useController } from '@seamline/shared/form';
import { EXIT_TASK_LABELS } from '@seamline/shared/labels/employee';
import { notify } from '@seamline/shared/session';
import { parseId, useCloseToList } from '@seamline/shared/table';
import { Button, Icon } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { PeoplePicker } from '../people/PeoplePicker.tsx';
import { employeeExit, leavingMutations } from '../queries.ts';
import { useFirstData } from '../useFirstData.ts';

/** Owner and dates of the task in the URL. */
export function Component() {
  const { id: inUrl = null, task: name } = useParams();
  const id = parseId(inUrl) ?? 0;
  const { data } = useQuery(employeeExit(id));
  const task = useFirstData(data?.tasks.find((one) => one.task === name));
  if (task) return <TaskForm id={id} task={task} />;
  return data ? <Navigate to=".." replace /> : null;
}

function TaskForm({ id, task: { task, owner, due_on, done_on, version } }: { id: number; task: ExitTask }) {
  const { t } = useLingui();
  const close = useCloseToList();
  const name = t(EXIT_TASK_LABELS[task]);
  const form = useContractForm(exitTaskInput, {
    ...{ task, owner_id: owner?.id ?? null, due_on: due_on ?? '', done_on: done_on ?? '' },
  });
  return (
    <FormDialog
      title={name}
      form={form}
      {...(version !== undefined && { version })}
      mutation={leavingMutations.updateTask(id)}
      onSuccess={() => void notify.success(t`${name}: saved.`)}
      submitLabel={t`Save`}
      onClose={close}
      getErrorMessage={(error) => ({ text: t`The task was not saved.`, detail: error.message })}
    >
      <OwnerField known={owner} leaverId={id} />
      <DateField name="due_on" label={t`Due on`} />
      <DateField name="done_on" label={t`Done on`} max={dateInIndia(new Date())} />
    </FormDialog>
  );
}

/** The employee who sees to a task. */
function OwnerField({ known, leaverId }: { known: ExitTask['owner']; leaverId: number }) {
  const { t } = useLingui();
  const { field } = useController({ name: 'owner_id' });
  const [picked, setPicked] = useState(known);
  return (
    <BoundField name="owner_id" label={t`Assigned to`}>
      {(control) =>
        field.value && picked ? (
          <Button
            {...control}
            variant="outline"
            aria-label={t`Remove ${{ name: picked.name }}`}
            onClick={() => field.onChange(null)}
          >
            {picked.name} <Icon name="close" />
          </Button>
        ) : (
          <PeoplePicker
            control={control}
            ref={field.ref}
            onBlur={field.onBlur}
            isExcluded={(other) => other === leaverId}
            choose={(person) => {
              setPicked({ id: person.id, name: person.user_name });
              field.onChange(person.id);
            }}
          />
        )
      }
    </BoundField>
  );
}
