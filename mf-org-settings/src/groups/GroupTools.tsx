import { useMessages } from '@seamline/shared/messages';
import { FilterSelect } from '@seamline/shared/table';
import { Button, HStack, SearchInput, Text } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { orgMessages } from '../messages.ts';
import type { Folding } from './useFolding.ts';

/** What a select offers: ids with their names. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}

interface PlaceFilterProps {
  label: string;
  /** The words for no choice. */
  all: string;
  choices: readonly Choice[];
  value: number | undefined;
  change(id: string): void;
}

/** Narrows a list to one branch or one department. */
export function PlaceFilter({ label, all, choices, value, change }: PlaceFilterProps) {
  return (
    <FilterSelect width={{ base: '100%', md: '15rem' }} aria-label={label} value={value} change={change}>
      <option value="">{all}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}

interface GroupToolsProps {
  search: { label: string; value: string; change(value: string): void };
  filters: ReactNode;
  folding: Folding;
  shown: number;
  total: number;
}

/** Above a list in groups: search, filters, how much is left of it, and folding everything at once. */
export function GroupTools({ search, filters, folding, shown, total }: GroupToolsProps) {
  const text = useMessages(orgMessages).groups;
  return (
    <>
      <HStack flexWrap="wrap">
        <SearchInput {...search} />
        {filters}
      </HStack>
      <HStack flexWrap="wrap" justifyContent="space-between">
        <Text role="status" tone="muted" size="sm">
          {text.count(shown, total)}
        </Text>
        <HStack>
          <Button size="sm" variant="ghost" onClick={() => folding.setAll(true)}>
            {text.unfoldAll}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => folding.setAll(false)}>
            {text.foldAll}
          </Button>
        </HStack>
      </HStack>
    </>
  );
}
