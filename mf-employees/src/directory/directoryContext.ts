import type { EmployeeView } from '@seamline/shared/contract/employees/employee-views';
import { createContext } from 'react';
import type { SelectionState } from '../changes/selection.ts';
import type { DirectoryFilter } from '../queries.ts';

/** Values that the directory passes to its dialogs. */
interface DirectoryContextValue {
  selection: SelectionState;
  filter: DirectoryFilter;
  /** The search parameters of a view that shows what the directory shows now. */
  search: string;
  /** Opens a saved view. */
  open(view: EmployeeView): void;
}

export const DirectoryContext = createContext<DirectoryContextValue | undefined>(undefined);
