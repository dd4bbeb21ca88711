import { useLocation } from 'react-router-dom';

/**
 * The record that the add form has just added, so that the list can bring it into view.
 * @deprecated `ListScreen` reads `createdId`. Still used by mf-shifts.
 */
export function useAdded<T = number>(): T | undefined {
  return (useLocation().state as { added?: T } | null)?.added;
}
