export { type Column, DataTable } from './DataTable.tsx';
export { formatDay } from './dates.ts';
export { matchesSearch, useAddressSearch } from './useAddressSearch.ts';
