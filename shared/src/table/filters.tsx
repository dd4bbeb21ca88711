import { Box } from '@chakra-ui/react/box';
import { DayField, Field, NativeSelect, SearchInput, useUncommittedValue } from '@seamline/shared/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSearchParamFilter } from './searchParams.ts';

/** The search of a list in a row of filters, aligned with the others although it has no label above it. */
export function SearchFilter({ label }: { label: string }) {
  const [search, setSearch] = useSearchParamFilter();
  return (
    <Box marginBlockStart={{ md: 'calc(1lh + 0.25rem)' }}>
      <SearchInput label={label} value={search} change={setSearch} />
    </Box>
  );
}

interface Option {
  readonly value: string | number;
  readonly label: string;
}

interface OptionGroup {
  readonly id: number;
  readonly label: string;
  readonly options: readonly Option[];
}

interface FilterSelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'value' | 'onChange' | 'children'> {
  value: string | number | undefined;
  /** The chosen value; empty without a choice. */
  change(value: string): void;
  /** Label of the empty choice, which shows all records; without it there is none. */
  all?: string;
  options: readonly (Option | OptionGroup)[];
}

/** A select whose choice is in the URL. It shows the latest choice at once, so that arrow keys continue from it. */
export function FilterSelect({ value = '', change, all, options, ...props }: FilterSelectProps) {
  const [chosen, choose] = useUncommittedValue(String(value), change);
  return (
    <NativeSelect {...props} value={chosen} onChange={(event) => choose(event.target.value)}>
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) =>
        'options' in option ? (
          <optgroup key={option.id} label={option.label}>
            {option.options.map(drawn)}
          </optgroup>
        ) : (
          drawn(option)
        ),
      )}
    </NativeSelect>
  );
}

function drawn({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

/** A filter by one of several options. */
export function ChoiceFilter({ label, ...props }: FilterSelectProps & { label: string; all: string }) {
  return <Field label={label}>{(control) => <FilterSelect {...control} {...props} />}</Field>;
}

/** A filter by a day, in the search parameter of the given name as `YYYY-MM-DD`. */
export function DayFilter({
  name,
  ...props
}: Pick<ComponentProps<typeof DayField>, 'label' | 'error' | 'min' | 'max'> & { name: string }) {
  const [value, change] = useSearchParamFilter(name);
  return <DayField {...props} value={value} change={change} />;
}

const PAUSE = 250;

/** Debounces a value by `pause` milliseconds, so that not every typed letter causes a request. */
export function useDebouncedValue<T>(value: T, pause = PAUSE): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
