import type { VirtualItem } from '@tanstack/react-virtual';

/** Where somebody was in the directory when they left it. */
export interface Place {
  scrolled: number;
  /** The person whose card had the focus, by place in the list. */
  person: number | undefined;
  /** How high the rows were, so that the same ones are found at the same height. */
  rows: VirtualItem[];
  width: number;
}

const MOST = 20;
const places = new Map<string, Place>();

/** Keeps a place for the entry of the history that it belongs to. */
export function keepPlace(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
  for (const oldest of places.keys()) {
    if (places.size <= MOST) return;
    places.delete(oldest);
  }
}

/** The place to go back to, when an entry of the history is shown again. */
export function placeOf(entry: string): Place | undefined {
  return places.get(entry);
}
