import { createContext } from 'react';
import type { DirectoryFilter } from '../queries.ts';
import type { SelectionState } from './useSelection.ts';

/** Values that the directory passes to the dialog that changes the selected employees. */
interface ChangeContextValue {
  selection: SelectionState;
  filter: DirectoryFilter;
}

export const ChangeContext = createContext<ChangeContextValue | undefined>(undefined);
