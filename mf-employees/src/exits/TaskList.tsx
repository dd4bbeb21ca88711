import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ExitTask, ExitTaskInput } from '@seamline/shared/contract/employees/employee-exits';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { EXIT_TASK_LABELS } from '@seamline/shared/labels/employee';
import { formatCalendarDay, reasonOf } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { DialogLink, ForEditors } from '@seamline/shared/table';
import { Button, Icon } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { leavingMutations } from '../queries.ts';

const List = chakra('ul', {
  base: {
    layerStyle: 'card',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', paddingInline: '4', paddingBlock: '2' },
    '& > li + li': { borderBlockStartWidth: '1px' },
    '& > li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& > li small': { display: 'block', color: 'fg.muted' },
    '& > li[data-done] > svg': { color: 'success' },
    '& > li:not([data-done]) > svg': { color: 'fg.muted' },
  },
});

/** The tasks of an exit; each is done with one button, or changed in a dialog. */
export function TaskList({ id, tasks }: { id: number; tasks: readonly ExitTask[] }) {
  const { t } = useLingui();
  const headingId = useId();
  const { mutateAsync } = useMutation(leavingMutations.updateTask(id));
  if (tasks.length === 0) return null;

  /** Changes when a task was done, and offers to undo it. It never rejects. */
  async function setDone({ task, done_on: before, version }: ExitTask, done_on: string): Promise<void> {
    const name = t(EXIT_TASK_LABELS[task]);
    const input: ExitTaskInput = { task, done_on, version };
    try {
      const changed = await mutateAsync(input);
      const undo = () => void setDone(changed, before ?? '');
      notify.success(done_on ? t`${name}: done.` : t`${name}: not done.`, { undo });
    } catch (error) {
      notify.error(t`${name}: not changed.`, { detail: reasonOf(error) });
    }
  }

  return (
    <Box as="section" aria-labelledby={headingId} display="grid" gap="3">
      <Heading id={headingId} size="md">
        <Trans>Tasks</Trans>
      </Heading>
      <List>
        {tasks.map((task) => {
          const name = t(EXIT_TASK_LABELS[task.task]);
          return (
            <li key={task.task} data-done={task.done_on ? '' : undefined}>
              <Icon name={task.done_on ? 'checkCircle' : 'clock'} size="1.25rem" />
              <div>
                {name}
                <small>
                  <TaskState {...task} />
                </small>
              </div>
              <ForEditors>
                {!task.done_on && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Done today: ${name}`}
                    onClick={() => void setDone(task, dateInIndia(new Date()))}
                  >
                    <Trans>Done today</Trans>
                  </Button>
                )}
                <DialogLink icon="edit" label={t`Change: ${name}`} to={`task/${task.task}`} />
              </ForEditors>
            </li>
          );
        })}
      </List>
    </Box>
  );
}

function TaskState({ owner, due_on, done_on }: ExitTask) {
  const { t } = useLingui();
  const parts = [
    owner?.name ?? (!done_on && t`Not assigned yet`),
    done_on
      ? t`done on ${{ day: formatCalendarDay(done_on) }}`
      : due_on && t`due on ${{ day: formatCalendarDay(due_on) }}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
