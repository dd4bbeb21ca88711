import { useLocation } from 'react-router-dom';

/** What the add form says of the record that it has just added, so that the list can show where it is. */
export function useAdded<T = number>(): T | undefined {
  return (useLocation().state as { added?: T } | null)?.added;
}
