import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { formatCalendarDay, reasonOf } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import { Button, Field, Input } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type FormEvent, type Ref, useId, useState } from 'react';
import { addDesignation, employeeLookups } from '../../queries.ts';
import { COLUMNS, optionsOf, type Target } from '../columns/importColumns.ts';
import type { ImportModel } from './importModel.ts';
import { useReasonText } from './reasons.ts';
import { useModelChange } from './useModelChange.ts';

interface CellEditorProps {
  ref: Ref<HTMLInputElement>;
  model: ImportModel;
  rowIndex: number;
  target: Target;
  labels: Readonly<Record<Target, string>>;
  lookups: EmployeeLookups;
  hint: string;
  /** Goes back to the cell. */
  done(): void;
  /** Goes to the next problem, while there is one. */
  next: (() => void) | undefined;
}

/**
 * The editor of a cell: its value, its problem, and a button to the next problem. Leaving the editor keeps the value,
 * as in a spreadsheet; Escape undoes the edit.
 */
export function CellEditor({ ref, model, rowIndex, target, labels, lookups, hint, done, next }: CellEditorProps) {
  const { i18n, t } = useLingui();
  const reasonText = useReasonText();
  const before = model.cellsOf(rowIndex)(target);
  const [value, setValue] = useState(before);
  const { isBusy, attempt, failures } = useModelChange(model);
  const listId = useId();
  const isDone = model.kindOf(rowIndex) === 'done';
  const branch = model.cellsOf(rowIndex)('branch_id');
  const isKnown = lookups.branches.some(({ name }) => name === branch);
  const options = optionsOf(target, lookups, isKnown ? branch : undefined, i18n);
  const reason = isDone ? undefined : model.errorsOf(rowIndex)[target];
  const error = reason && reasonText(reason);
  const advice = model.notesOf(rowIndex)[target];
  const read = model.previews[rowIndex]?.read[target];
  const understood = COLUMNS[target].kind.format === 'date' ? read : undefined;
  const note = advice ? reasonText(advice) : understood && t`Read as ${{ date: formatCalendarDay(understood) }}.`;

  const [sameText] = useState(() => (error ? model.withSameText(rowIndex, target) : []));
  const isUnknownDesignation = target === 'designation_id' && value === before && model.isUnknown(rowIndex, target);
  const adding = useMutation(addDesignation);

  /** Resolves to true if the row, or each with the same text, has the value now; false if it stays as it was. */
  const write = (everywhere = false) =>
    attempt(() =>
      everywhere ? model.replace(rowIndex, target, value.trim()) : model.edit(rowIndex, target, value.trim()),
    );

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (await write()) done();
  }

  async function replaceAll() {
    if (await write(true)) done();
  }

  async function addToDesignations() {
    try {
      await adding.mutateAsync(before);
      await queryClient.fetchQuery(employeeLookups);
      await model.judgeAgain(sameText);
      done();
    } catch (failure) {
      failures.notify(t`The designation could not be added.`, { detail: reasonOf(failure) });
    }
  }

  async function goOn() {
    if (value === before || (await write())) next?.();
  }

  function leave({ target: left, currentTarget, relatedTarget }: FocusEvent) {
    // After a switch to another window the cell is still being edited.
    const isLeft = left !== document.activeElement && !currentTarget.contains(relatedTarget as Node | null);
    if (isLeft && value !== before) void write();
  }

  function takeBack() {
    setValue(before);
    done();
  }

  return (
    <Stack as="form" gap="2" {...{ onSubmit: (event: FormEvent) => void apply(event) }} onBlur={leave}>
      <Field
        label={t`${{ label: labels[target] }}, row ${{ row: model.sheet.rows[rowIndex]?.number ?? 0 }}`}
        error={error}
        hint={note}
      >
        {(control) => (
          <HStack flexWrap="wrap">
            <Input
              {...control}
              ref={ref}
              list={options.length > 0 ? listId : undefined}
              value={value}
              disabled={isDone}
              flex="1 1 12rem"
              width="auto"
              autoComplete="off"
              onChange={(event) => setValue(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && takeBack()}
            />
            {options.length > 0 && (
              <datalist id={listId}>
                {options.map((option) => (
                  <option key={option.value} value={option.label} />
                ))}
              </datalist>
            )}
            <Button type="submit" busy={isBusy} disabled={isDone}>
              <Trans>Apply</Trans>
            </Button>
            {sameText.length > 1 && (
              <Button variant="outline" onClick={() => void replaceAll()} disabled={isBusy || value === before}>
                <Plural
                  value={{ count: sameText.length }}
                  one="Replace in # row with this value"
                  other="Replace in all # rows with this value"
                />
              </Button>
            )}
            {isUnknownDesignation && (
              <Button variant="outline" busy={adding.isPending} onClick={() => void addToDesignations()}>
                <Trans>Add this designation</Trans>
              </Button>
            )}
            <Button variant="outline" onClick={() => void goOn()} disabled={!next}>
              <Trans>Next problem</Trans>
            </Button>
          </HStack>
        )}
      </Field>
      <Text color="fg.muted" fontSize="sm">
        {hint}
      </Text>
    </Stack>
  );
}
