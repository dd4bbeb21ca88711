import { Box } from '@chakra-ui/react/box';
import { DayField, Field, NativeSelect, SearchInput, useTyped } from '@seamline/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useAddressSearch } from './useAddressSearch.ts';

/** The search of a list in a row of filters, on the line of the others though it has no label above it. */
export function SearchFilter({ label }: { label: string }) {
  const [search, setSearch] = useAddressSearch();
  return (
    <Box marginBlockStart={{ md: 'calc(1lh + 0.25rem)' }}>
      <SearchInput label={label} value={search} change={setSearch} />
    </Box>
  );
}

interface FilterSelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'value' | 'onChange'> {
  value: string | number | undefined;
  /** What was chosen; empty for no choice. */
  change(value: string): void;
}

/** A select whose choice the address keeps. It shows what was chosen last, so that arrow keys walk on from there. */
export function FilterSelect({ value = '', change, ...props }: FilterSelectProps) {
  const [chosen, choose] = useTyped(String(value), change);
  return <NativeSelect {...props} value={chosen} onChange={(event) => choose(event.target.value)} />;
}

interface ChoiceFilterProps extends Pick<FilterSelectProps, 'value' | 'change'> {
  label: string;
  /** The words for no choice, which leaves the list whole. */
  all: string;
  /** The options. */
  children: ReactNode;
}

/** Narrows a list to what is chosen. */
export function ChoiceFilter({ label, all, value, change, children }: ChoiceFilterProps) {
  return (
    <Field label={label}>
      {(control) => (
        <FilterSelect {...control} value={value} change={change}>
          <option value="">{all}</option>
          {children}
        </FilterSelect>
      )}
    </Field>
  );
}

/** Narrows a list by a day, which lives in the address under the given name as `YYYY-MM-DD`. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [value, change] = useAddressSearch(name);
  return <DayField label={label} value={value} change={change} />;
}
