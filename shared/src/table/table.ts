export type { Column } from './columns.tsx';
export { actions, choice, day, serial, text } from './columns.tsx';
export { DataTable } from './DataTable.tsx';
export { DeleteRecordDialog, type DependentRecords } from './DeleteRecordDialog.tsx';
export { DeletionNote, type OpenRecord, OpenRecordContext } from './DeletionNote.tsx';
export { Code, findDuplicates } from './Duplicates.tsx';
export { EmptyList } from './EmptyList.tsx';
export { ChoiceFilter, DayFilter, FilterSelect, SearchFilter, useDebouncedValue } from './filters.tsx';
export { ListScreen, useCreatedId } from './ListScreen.tsx';
export { Loaded } from './Loaded.tsx';
export { LoadFailure } from './LoadFailure.tsx';
export {
  AddLink,
  BackLink,
  DialogLink,
  EditAndDelete,
  ForEditors,
  LinkButton,
  OPENED_FROM_LIST,
  RowLink,
  TextLink,
} from './links.tsx';
export { RecordDialog, useCloseToList } from './RecordDialog.tsx';
export { loaderOf, shouldRevalidate } from './screen.ts';
export {
  IN_PLACE,
  matchesSearch,
  parseId,
  type SearchParamsChange,
  useSearchParam,
  useSearchParamFilter,
  useSearchParamsChange,
} from './searchParams.ts';
export { sortButtons } from './tableFrame.ts';
export { useBroughtIntoView } from './useBroughtIntoView.ts';
export { useIncrementalCount } from './useIncrementalCount.ts';
export { useRestore } from './useRestore.ts';
