export type { Column } from './column.ts';
export { DataTable } from './DataTable.tsx';
export { formatDay, formatMoment } from './dates.ts';
export { Loaded } from './Loaded.tsx';
export { useAddressParameter } from './useAddressParameter.ts';
export { matchesSearch, useAddressSearch } from './useAddressSearch.ts';
export { useGrowingCount } from './useGrowingCount.ts';
export { useSettled } from './useSettled.ts';
