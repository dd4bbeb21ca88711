import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
  useRef,
} from 'react';
import { ROWS } from './cells.ts';
import {
  type Cell,
  cellIndexOf,
  cellOf,
  type GridCursor,
  gridCursor,
  isInTable,
  isSame,
  selectText,
} from './gridCursor.ts';
import type { WeekGrid } from './useWeekGrid.ts';
import { cleared, copied, filledDown, filledRight, pasted, pastedBlock } from './weekEdits.ts';

/** Makes a table of native controls a spreadsheet, with one set of handlers on the table itself. */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, grid: WeekGrid) {
  const current = useRef(grid);
  current.current = grid;
  return useMemo(() => {
    const cursor = gridCursor(
      () => table.current,
      () => current.current,
    );
    return {
      onKeyDown: (event: KeyboardEvent) => onGridKey(cursor, event),
      ...typing(cursor),
      ...clipboard(cursor),
      ...pointing(cursor),
    };
  }, [table]);
}

function typing(cursor: GridCursor) {
  return {
    onBlur({ target }: FocusEvent) {
      const cell = cellOf(target);
      if (cell instanceof HTMLInputElement) cursor.settle(cell);
    },
    onChange({ target }: FormEvent) {
      const cell = cellOf(target);
      if (cell instanceof HTMLSelectElement) cursor.commit(cell);
      else if (cell) cursor.commitSoon(cell);
    },
  };
}

function clipboard(cursor: GridCursor) {
  function copy(event: ClipboardEvent): boolean {
    if (!cellOf(event.target) || cursor.mode === 'edit') return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(cursor.grid.days(), cursor.block()));
    return true;
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      const block = cursor.block();
      if (copy(event)) cursor.grid.apply((week) => cleared(week, block));
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      const isForCells = cursor.mode === 'walk' || /[\t\n]/.test(text);
      if (!cellOf(event.target) || !isForCells) return;
      event.preventDefault();
      cursor.mode = 'walk';
      const block = cursor.block();
      cursor.grid.apply((week) => pasted(week, block, text));
      const { from, to } = pastedBlock(block, text);
      cursor.focus(from);
      cursor.select(to, true);
    },
  };
}

function pointing(cursor: GridCursor) {
  let isDragging = false;
  return {
    onFocus({ target }: FocusEvent) {
      const cell = cellOf(target);
      if (!cell || isDragging) return;
      cursor.mode = 'walk';
      cursor.enter(cell);
      if (!isSame(cellIndexOf(cell), cursor.head())) cursor.select(cellIndexOf(cell), false);
      selectText(cell);
    },
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event.target);
      if (!cell || event.button !== 0) return;
      const hasFocus = document.activeElement === cell;
      if (event.pointerType === 'touch') {
        // A finger has no other way into the text.
        if (hasFocus) cursor.mode = 'edit';
        return;
      }
      if (event.shiftKey) {
        event.preventDefault();
        cursor.select(cellIndexOf(cell), true);
        return;
      }
      const isInput = cell instanceof HTMLInputElement;
      // The list of a select opens; a text that is being typed gets the caret.
      if (hasFocus && !(isInput && cursor.mode === 'walk')) {
        if (isInput) cursor.mode = 'edit';
        return;
      }
      cursor.mode = 'walk';
      cursor.enter(cell);
      cursor.select(cellIndexOf(cell), false);
      isDragging = true;
      const release = () => {
        isDragging = false;
        if (document.activeElement === cell && cursor.mode === 'walk') selectText(cell);
      };
      window.addEventListener('pointerup', release, { once: true });
    },
    onDoubleClick({ target }: MouseEvent) {
      const cell = cellOf(target);
      if (cell instanceof HTMLInputElement && cursor.mode === 'walk') edit(cursor, cell);
    },
    onPointerOver({ target }: PointerEvent) {
      const cell = isDragging ? cellOf(target) : undefined;
      if (cell && !isSame(cellIndexOf(cell), cursor.head())) cursor.select(cellIndexOf(cell), true);
    },
  };
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Does what a key means in a spreadsheet; what it does not know goes on to the control. */
function onGridKey(cursor: GridCursor, event: KeyboardEvent): void {
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
    z: edit(() => (shiftKey ? cursor.grid.redo() : cursor.grid.undo())),
    y: edit(() => cursor.grid.redo()),
    d: edit(() => cursor.grid.apply((week) => filledDown(week, block))),
    r: edit(() => cursor.grid.apply((week) => filledRight(week, block))),
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
      return isWalking ? () => cursor.grid.apply((week) => cleared(week, block)) : undefined;
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
function edit(cursor: GridCursor, cell: Cell): void {
  if (cell instanceof HTMLSelectElement) cell.showPicker?.();
  else if (cursor.mode === 'edit') cursor.mode = 'walk';
  else {
    cursor.mode = 'edit';
    cell.setSelectionRange(cell.value.length, cell.value.length);
  }
}
