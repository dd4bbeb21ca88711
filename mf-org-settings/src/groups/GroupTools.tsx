import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { FilterSelect } from '@seamline/shared/table';
import { Button, SearchInput } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import type { ExpandedGroups } from './useExpandedGroups.ts';

/** An option of a filter. */
interface Choice {
  readonly id: number;
  readonly name: string;
}

interface PlaceFilterProps {
  label: string;
  /** The label of the option that matches everything. */
  all: string;
  choices: readonly Choice[];
  value: number | undefined;
  change(id: string): void;
}

/** Filters a list by one branch or one department. */
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
  expanded: ExpandedGroups;
  shown: number;
  total: number;
}

/** The tools above a grouped list: search, filters, the number of matches, and buttons that expand or collapse all. */
export function GroupTools({ search, filters, expanded, shown, total }: GroupToolsProps) {
  return (
    <>
      <HStack flexWrap="wrap">
        <SearchInput {...search} />
        {filters}
      </HStack>
      <HStack flexWrap="wrap" justifyContent="space-between">
        <Text role="status" color="fg.muted" fontSize="sm">
          <Trans>
            {shown} of {total}
          </Trans>
        </Text>
        <HStack>
          <Button size="sm" variant="ghost" onClick={() => expanded.setAll(true)}>
            <Trans>Expand all</Trans>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => expanded.setAll(false)}>
            <Trans>Collapse all</Trans>
          </Button>
        </HStack>
      </HStack>
    </>
  );
}
