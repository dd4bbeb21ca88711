import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import { type CellValue, meaningOf, ROWS, textOf } from './cells.ts';
import type { WeekGrid } from './useWeekGrid.ts';
import { type Block, blockOf, type CellIndex } from './weekEdits.ts';

/** The control of a cell. */
export type Cell = HTMLInputElement | HTMLSelectElement;

/** The grid on the page: which cells are selected, and what is being typed. */
export interface GridCursor {
  /** Walking over cells, typing over one, or editing inside its text. */
  mode: 'walk' | 'type' | 'edit';
  readonly grid: WeekGrid;
  block(): Block;
  head(): CellIndex;
  select(to: CellIndex, isExtending: boolean): void;
  /** Goes to a cell, where there is one that can be changed. */
  focus(to: CellIndex): void;
  /** Remembers the value of a cell, for cancelling. */
  enter(cell: Cell): void;
  /** Puts what was typed into the grid. */
  commit(cell: Cell): void;
  /** The same, once nothing is typed for a moment. */
  commitSoon(cell: Cell): void;
  /** Puts what was typed into the grid, and shows what it means. */
  settle(cell: Cell): void;
  /** Forgets what was typed. */
  takeBack(cell: Cell): void;
}

/** Milliseconds without a key after which what was typed counts, before the cell is left. */
const PAUSE = 250;

/** Cells with text that is not in the grid yet: a value that is drawn late must not take it away. */
const typedIn = new WeakSet<Element>();

/** True while a cell has typed text that is not in the grid yet. */
export function isBeingTyped(cell: Element): boolean {
  return typedIn.has(cell);
}

/** Keeps the cursor of a table, whose grid changes with every edit. */
export function gridCursor(table: () => HTMLTableElement | null, grid: () => WeekGrid): GridCursor {
  // No cell until one has the focus.
  let anchor: CellIndex = { row: -1, column: -1 };
  let head = anchor;
  let entered: CellValue = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const valueIn = (cell: Cell) => {
    const { day, rule } = ruleOf(cell);
    return { day, rule, value: grid().days()[day][rule] };
  };

  const cursor: GridCursor = {
    mode: 'walk',
    get grid() {
      return grid();
    },
    block: () => blockOf(anchor, head),
    head: () => head,

    select(to, isExtending) {
      head = to;
      if (!isExtending) anchor = to;
      const block = blockOf(anchor, head);
      const isOne = isSame(anchor, head);
      for (const cell of table()?.querySelectorAll('td[data-cell]') ?? []) {
        const [row = 0, column = 0] = (cell.getAttribute('data-cell') ?? '').split(':').map(Number);
        if (!isOne && contains(block, { row, column })) cell.setAttribute('aria-selected', 'true');
        else cell.removeAttribute('aria-selected');
      }
    },

    focus(to) {
      const control = ':is(input, select):not(:disabled)';
      const cell = table()?.querySelector<Cell>(`[data-cell="${to.row}:${to.column}"] > ${control}`);
      if (!cell) return;
      cursor.mode = 'walk';
      cursor.select(to, false);
      cell.focus();
      selectText(cell);
    },

    enter(cell) {
      entered = valueIn(cell).value;
    },

    commit(cell) {
      clearTimeout(timer);
      typedIn.delete(cell);
      const { day, rule, value: before } = valueIn(cell);
      const value = meaningOf(rule, cell.value, before);
      if (value !== before) grid().setCell(day, rule, value);
    },

    commitSoon(cell) {
      clearTimeout(timer);
      typedIn.add(cell);
      timer = setTimeout(() => cursor.commit(cell), PAUSE);
    },

    settle(cell) {
      cursor.commit(cell);
      cursor.mode = 'walk';
      const { rule, value } = valueIn(cell);
      entered = value;
      if (cell instanceof HTMLInputElement) cell.value = textOf(rule, value);
    },

    takeBack(cell) {
      clearTimeout(timer);
      typedIn.delete(cell);
      const { day, rule, value } = valueIn(cell);
      if (value !== entered) grid().setCell(day, rule, entered);
      cell.value = textOf(rule, entered);
      cursor.mode = 'walk';
      selectText(cell);
    },
  };
  return cursor;
}

/** The cell that an event comes from, where it comes from one. */
export function cellOf(target: EventTarget): Cell | undefined {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl && target.dataset.row !== undefined ? target : undefined;
}

/** The row and the column of a cell. */
export function cellIndexOf({ dataset }: Cell): CellIndex {
  return { row: Number(dataset.row), column: Number(dataset.column) };
}

/** Marks the whole text of a cell, so that the next letter takes its place. */
export function selectText(cell: Cell): void {
  if (cell instanceof HTMLInputElement) cell.select();
}

export function isSame(one: CellIndex, other: CellIndex): boolean {
  return one.row === other.row && one.column === other.column;
}

export function isInTable({ row, column }: CellIndex): boolean {
  return row >= 0 && row < ROWS.length && column >= 0 && column < DAYS.length;
}

function ruleOf(cell: Cell) {
  const { row, column } = cellIndexOf(cell);
  return { day: DAYS[column] as (typeof DAYS)[number], rule: (ROWS[row] as (typeof ROWS)[number]).rule };
}

function contains({ from, to }: Block, { row, column }: CellIndex): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}
