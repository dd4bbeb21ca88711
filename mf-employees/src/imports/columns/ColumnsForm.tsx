import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { DATE_ORDERS, type DateOrder } from '@seamline/shared/contract/employees/import-preview';
import { Actions, Button, Checkbox, Field, NativeSelect, Notice } from '@seamline/shared/ui';
import { useMemo, useState } from 'react';
import { bulkApi } from '../bulkApi.ts';
import type { ChosenSheet } from '../ChooseStep.tsx';
import { type Choices, ImportModel } from '../check/importModel.ts';
import { keepChoices, keptChoices } from '../choicesDraft.ts';
import { type SuggestedOrder, suggestDateOrder } from './dateOrder.ts';
import { HiddenParts } from './HiddenParts.tsx';
import { COLUMNS, NEEDED, TARGETS, type Target, useTargetLabels } from './importColumns.ts';
import { type Mapping, mapColumns, withColumn } from './mapColumns.ts';
import { SharedValues } from './SharedValues.tsx';

const Columns = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    '& > li': {
      padding: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      minWidth: 0,
    },
    '& > li[data-out]': { bg: 'transparent', borderStyle: 'dashed' },
    '& label': { overflowWrap: 'anywhere' },
  },
});

export interface ColumnsFormProps {
  chosen: ChosenSheet;
  lookups: EmployeeLookups;
  /** True while another sheet is read in place of this one. */
  isReading: boolean;
  back(): void;
  next(model: ImportModel): void;
}

/** The target of each column: found by its heading, corrected by hand. */
export function ColumnsForm({ chosen, lookups, isReading, back, next }: ColumnsFormProps) {
  const { t } = useLingui();
  const labels = useTargetLabels();
  const { sheet } = chosen;
  const [kept] = useState(() => {
    const found = keptChoices(sheet.hash, sheet.headings.length);
    return (found?.headingRow ?? sheet.headingRow) === sheet.headingRow ? found : undefined;
  });
  const [choices, setChoices] = useState<Choices>(
    () => kept ?? { ...freshChoices(mapColumns(sheet.headings, chosen.labels)), headingRow: sheet.headingRow },
  );
  const { mapping } = choices;
  const suggested = useMemo(() => suggestDateOrder(dateCells(chosen, mapping)), [chosen, mapping]);
  const has = (target: Target) => mapping.includes(target);
  const missing = NEEDED.filter(
    (field) =>
      !has(field) &&
      choices.constants[field] === undefined &&
      !(has('full_name') && /^(first|last)_name$/.test(field)) &&
      !(has('single_name') && field === 'last_name'),
  );
  const cannotRecognise = !TARGETS.some((target) => COLUMNS[target].identifies === 'key' && has(target));

  function change(changed: Partial<Choices>) {
    const after = { ...choices, ...changed };
    setChoices(after);
    keepChoices(sheet.hash, after);
  }

  function check() {
    // Continuing accepts the suggestion.
    const checked = { ...choices, dateOrder: choices.dateOrder ?? suggested?.order ?? null };
    keepChoices(sheet.hash, checked);
    const model = new ImportModel({
      sheet: checked.skipsHiddenRows ? { ...sheet, rows: sheet.rows.filter(({ isHidden }) => !isHidden) } : sheet,
      choices: checked,
      preview: bulkApi.preview,
    });
    for (const row of chosen.done) model.done.set(row.row, row);
    next(model);
  }

  return (
    <>
      {kept && (
        <Notice>
          <Trans>The columns are as you chose them for this file before.</Trans>
        </Notice>
      )}
      <HiddenParts
        sheet={sheet}
        mapping={mapping}
        skipsRows={choices.skipsHiddenRows === true}
        skipRows={(skipsHiddenRows) => change({ skipsHiddenRows })}
        skipColumns={(isSkipping) => change({ mapping: withHiddenColumns(mapping, chosen, isSkipping) })}
      />
      <Columns>
        {sheet.headings.map((heading, place) => (
          <li key={place} data-out={mapping[place] === null || undefined}>
            <ColumnChoice
              heading={heading || t`Column ${{ place: place + 1 }}`}
              example={exampleOf(chosen, place)}
              target={mapping[place] ?? null}
              labels={labels}
              choose={(target) => change({ mapping: withColumn(mapping, place, target) })}
            />
          </li>
        ))}
      </Columns>
      {suggested && (
        <DateOrderField
          suggested={suggested}
          order={choices.dateOrder ?? suggested.order}
          choose={(dateOrder) => change({ dateOrder })}
        />
      )}
      <SharedValues
        fields={TARGETS.filter((target) => COLUMNS[target].isShareable && !has(target))}
        labels={labels}
        lookups={lookups}
        constants={choices.constants}
        change={(constants) => change({ constants })}
      />
      {missing.length > 0 && (
        <Notice>{t`New employees also need: ${{ names: missing.map((field) => labels[field]).join(', ') }}. Without these columns, only current employees can be changed.`}</Notice>
      )}
      <Checkbox
        label={t`Clear stored values where a cell is empty`}
        hint={t`Otherwise an empty cell changes nothing.`}
        checked={choices.emptyClears}
        onChange={(event) => change({ emptyClears: event.target.checked })}
      />
      {cannotRecognise && (
        <Notice tone="error">
          <Trans>Choose at least a column for the mobile number or the Employee ID.</Trans>
        </Notice>
      )}
      <Actions>
        <Button variant="outline" onClick={back}>
          <Trans>Another file</Trans>
        </Button>
        <Button onClick={check} disabled={cannotRecognise} busy={isReading}>
          <Trans>Check the rows</Trans>
        </Button>
      </Actions>
    </>
  );
}

/** Returns the mapping with the hidden columns left out, or with what their headings say. */
function withHiddenColumns(mapping: Mapping, { sheet, labels }: ChosenSheet, isSkipping: boolean): Mapping {
  const found = mapColumns(sheet.headings, labels);
  return mapping.map((target, place) => {
    if (!sheet.hiddenColumns.includes(place)) return target;
    const known = found[place] ?? null;
    return isSkipping || (known !== null && mapping.includes(known)) ? null : known;
  });
}

function freshChoices(mapping: Mapping): Choices {
  return { mapping, constants: {}, edits: {}, answers: {}, emptyClears: false, dateOrder: null };
}

/** The cells of all columns of dates. */
function* dateCells({ sheet }: ChosenSheet, mapping: Mapping): Generator<string> {
  const columns = [...mapping.keys()].filter((column) => {
    const target = mapping[column];
    return target && COLUMNS[target].kind.format === 'date';
  });
  for (const { cells } of sheet.rows) {
    for (const column of columns) yield cells[column] ?? '';
  }
}

/** Returns the first few different values of a column. */
function exampleOf({ sheet }: ChosenSheet, place: number): string {
  const found = new Set<string>();
  for (const { cells } of sheet.rows.slice(0, 50)) {
    const cell = cells[place];
    if (cell) found.add(cell.slice(0, 40));
    if (found.size === 3) break;
  }
  return [...found].join(' · ');
}

interface ColumnChoiceProps {
  heading: string;
  example: string;
  target: Target | null;
  labels: Readonly<Record<Target, string>>;
  choose(target: Target | null): void;
}

function ColumnChoice({ heading, example, target, labels, choose }: ColumnChoiceProps) {
  const { t } = useLingui();
  return (
    <Field label={t`“${heading}” is`} hint={example || undefined}>
      {(control) => (
        <NativeSelect
          {...control}
          value={target ?? ''}
          onChange={(event) => choose((event.target.value || null) as Target | null)}
        >
          <option value="">
            <Trans>(left out)</Trans>
          </option>
          {TARGETS.map((option) => (
            <option key={option} value={option}>
              {labels[option]}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

const ORDER_LABELS: Readonly<Record<DateOrder, MessageDescriptor>> = {
  day: msg`Day first (29/02/2020)`,
  month: msg`Month first (02/29/2020)`,
  year: msg`Year first (20-02-29)`,
};

const EVIDENCE_MESSAGES: Readonly<Record<SuggestedOrder['evidence'], MessageDescriptor>> = {
  clear: msg`The dates of this file fit this order only.`,
  open: msg`The dates of this file fit more than one order. Make sure that this is the right one.`,
  mixed: msg`No order fits all dates of this file. Those that do not fit are marked in the check.`,
};

interface DateOrderFieldProps {
  suggested: SuggestedOrder;
  order: DateOrder;
  choose(order: DateOrder): void;
}

/** The order of day, month and year for all numeric dates of the file, with the evidence in the file. */
function DateOrderField({ suggested, order, choose }: DateOrderFieldProps) {
  const { t } = useLingui();
  const offered = DATE_ORDERS.filter((one) => one !== 'year' || suggested.mayBeginWithYear || order === 'year');
  const hint =
    order === suggested.order
      ? t(EVIDENCE_MESSAGES[suggested.evidence])
      : t`The dates of this file suggest: ${{ order: t(ORDER_LABELS[suggested.order]) }}.`;
  return (
    <Box maxWidth="24rem">
      <Field label={t`Order of the dates`} hint={hint}>
        {(control) => (
          <NativeSelect
            {...control}
            value={order}
            onChange={({ target }) => choose(offered.find((one) => one === target.value) ?? order)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {t(ORDER_LABELS[one])}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Box>
  );
}
