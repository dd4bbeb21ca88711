import { encodeMessage } from '@seamline/shared/contract/errors';
import type { ImportModel, PlanKind } from '../check/importModel.ts';
import type { RowPlan } from '../check/planRow.ts';
import type { Target } from '../columns/importColumns.ts';

/** Lists the rows that were not imported, as they are in the sheet or were corrected, each with the reasons at its end. */
export function rejectedRows(
  model: ImportModel,
  labels: Readonly<Record<Target, string>>,
  errorText: (error: string) => string,
): string[][] {
  const width = model.sheet.headings.length;
  return model.sheet.rows.flatMap(({ number, cells }, rowIndex) => {
    const answer = model.done.get(number);
    const plan = model.plans[rowIndex];
    const sentences =
      answer?.outcome === 'rejected'
        ? answer.errors.map(({ field, ...reason }) => [field, encodeMessage(reason)] as const)
        : reasonsOf(model.kindOf(rowIndex), plan);
    if (sentences.length === 0) return [];
    const cellsOf = model.cellsOf(rowIndex);
    const row = Array.from({ length: width }, (_, column) => {
      const target = model.choices.mapping[column];
      return target ? cellsOf(target) : (cells[column] ?? '');
    });
    const reasons = sentences.map(([field, message]) =>
      field in labels ? `${labels[field as Target]}: ${errorText(message)}` : errorText(message),
    );
    return [[...row, reasons.join(' ')]];
  });
}

/** Returns the reasons why a row is not imported, each with its field: its problems, or the question that was not confirmed. */
function reasonsOf(kind: PlanKind, plan: RowPlan | undefined): (readonly [field: string, sentence: string])[] {
  if (kind === 'problem') return Object.entries(plan?.errors ?? {});
  return (kind === 'question' || kind === 'leftOut') && plan?.question ? [['', plan.question.sentence]] : [];
}
