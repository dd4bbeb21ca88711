import type { VirtualItem } from '@tanstack/react-virtual';

/** The scroll position and focus in the directory before it was left. */
export interface Position {
  scrolled: number;
  /** The index of the employee whose card had the focus. */
  person: number | undefined;
  /** The measured rows, so that the same ones have the same offsets again. */
  rows: VirtualItem[];
  width: number;
}

const MOST = 20;
const positions = new Map<string, Position>();

/** Stores the position for its history entry. */
export function storePosition(entry: string, position: Position): void {
  positions.delete(entry);
  positions.set(entry, position);
  for (const oldest of positions.keys()) {
    if (positions.size <= MOST) return;
    positions.delete(oldest);
  }
}

/** Returns the stored position of a history entry. */
export function storedPosition(entry: string): Position | undefined {
  return positions.get(entry);
}
