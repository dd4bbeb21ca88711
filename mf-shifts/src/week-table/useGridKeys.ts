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
import { cellIndexOf, cellOf, type GridCursor, gridCursor, isSame, selectText } from './gridCursor.ts';
import { edit, onGridKey } from './gridKeys.ts';
import type { Sheet } from './useSheet.ts';
import { cleared, copied, pasted, pastedBlock } from './weekEdits.ts';

/** Makes a table of native controls a spreadsheet, with one set of handlers on the table itself. */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, sheet: Sheet) {
  const current = useRef(sheet);
  current.current = sheet;
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
    event.clipboardData.setData('text/plain', copied(cursor.sheet.days(), cursor.block()));
    return true;
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      const block = cursor.block();
      if (copy(event)) cursor.sheet.apply((week) => cleared(week, block));
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      const isForCells = cursor.mode === 'walk' || /[\t\n]/.test(text);
      if (!cellOf(event.target) || !isForCells) return;
      event.preventDefault();
      cursor.mode = 'walk';
      const block = cursor.block();
      cursor.sheet.apply((week) => pasted(week, block, text));
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
