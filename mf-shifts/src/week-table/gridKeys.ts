import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import type { KeyboardEvent } from 'react';
import { ROWS } from './cells.ts';
import { type Cell, cellIndexOf, cellOf, type GridCursor, isInTable, selectText } from './gridCursor.ts';
import { cleared, filledDown, filledRight } from './weekEdits.ts';

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Does what a key means in a spreadsheet; what it does not know goes on to the control. */
export function onGridKey(cursor: GridCursor, event: KeyboardEvent): void {
  const cell = cellOf(event.target);
  if (!cell) return;
  const run = event.ctrlKey || event.metaKey ? commandOf(cursor, cell, event) : actionOf(cursor, cell, event);
  if (!run) return;
  event.preventDefault();
  run();
}

type Action = (() => void) | undefined;

function commandOf(cursor: GridCursor, cell: Cell, { key, shiftKey }: KeyboardEvent): Action {
  if (key === 'Enter') {
    // The form is saved with this; it must not miss what is being typed.
    cursor.settle(cell);
    return undefined;
  }
  if (cursor.mode === 'edit') return undefined;
  const block = cursor.block();
  const edit = (change: () => void) => () => {
    cursor.settle(cell);
    change();
    selectText(cell);
  };
  const commands: Readonly<Record<string, () => void>> = {
    z: edit(() => (shiftKey ? cursor.sheet.redo() : cursor.sheet.undo())),
    y: edit(() => cursor.sheet.redo()),
    d: edit(() => cursor.sheet.apply((week) => filledDown(week, block))),
    r: edit(() => cursor.sheet.apply((week) => filledRight(week, block))),
    a: () => {
      cursor.select({ row: 0, column: 0 }, false);
      cursor.select({ row: ROWS.length - 1, column: DAYS.length - 1 }, true);
    },
  };
  return commands[key.toLowerCase()];
}

function actionOf(cursor: GridCursor, cell: Cell, { key, shiftKey, altKey }: KeyboardEvent): Action {
  const here = cellIndexOf(cell);
  const isWalking = cursor.mode === 'walk';
  const arrow = ARROWS[key];
  if (arrow) {
    const opensList = cell instanceof HTMLSelectElement && altKey;
    if (cursor.mode === 'edit' || opensList) return undefined;
    return () => walk(cursor, cell, arrow, shiftKey);
  }
  switch (key) {
    case 'Enter':
      return () => {
        cursor.settle(cell);
        cursor.focus({ row: here.row + (shiftKey ? -1 : 1), column: here.column });
      };
    case 'Escape':
      return isWalking ? undefined : () => cursor.takeBack(cell);
    case 'F2':
      return () => edit(cursor, cell);
    case 'Home':
    case 'End':
      return isWalking
        ? () => cursor.focus({ row: here.row, column: key === 'Home' ? 0 : DAYS.length - 1 })
        : undefined;
    case 'Delete':
    case 'Backspace': {
      const block = cursor.block();
      return isWalking ? () => cursor.sheet.apply((week) => cleared(week, block)) : undefined;
    }
    default:
      if (key.length === 1 && isWalking) {
        cursor.mode = 'type';
        // A second click, an undo or a paste has left the caret in the text, which the key replaces.
        selectText(cell);
      }
      return undefined;
  }
}

function walk(cursor: GridCursor, cell: Cell, [rows, columns]: readonly [number, number], isExtending: boolean): void {
  cursor.settle(cell);
  // The keyboard stays where the selection began, while its other end moves.
  const from = isExtending ? cursor.head() : cellIndexOf(cell);
  const to = { row: from.row + rows, column: from.column + columns };
  if (!isExtending) cursor.focus(to);
  else if (isInTable(to)) cursor.select(to, true);
}

/** Begins to edit inside the text of a cell, or ends it; opens the list of a select. */
export function edit(cursor: GridCursor, cell: Cell): void {
  if (cell instanceof HTMLSelectElement) cell.showPicker?.();
  else if (cursor.mode === 'edit') cursor.mode = 'walk';
  else {
    cursor.mode = 'edit';
    cell.setSelectionRange(cell.value.length, cell.value.length);
  }
}
