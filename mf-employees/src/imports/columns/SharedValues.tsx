import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { DayField, Field, NativeSelect } from '@seamline/shared/ui';
import { COLUMNS, optionsOf, type Target } from './importColumns.ts';

type Constants = Partial<Record<Target, string>>;

interface SharedValuesProps {
  fields: readonly Target[];
  labels: Readonly<Record<Target, string>>;
  lookups: EmployeeLookups;
  constants: Constants;
  change(constants: Constants): void;
}

/** Values for all rows, if the sheet has no column for them. */
export function SharedValues({ fields, labels, lookups, constants, change }: SharedValuesProps) {
  const { i18n, t } = useLingui();
  if (fields.length === 0) return null;
  const set = (field: Target, value: string) => {
    const { [field]: _, ...others } = constants;
    change(value === '' ? others : { ...others, [field]: value });
  };
  return (
    <Stack gap="3">
      <Text>
        <Trans>Where the file has no column, one value can be set for all rows.</Trans>
      </Text>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
        {fields.map((field) => {
          const label = t`${{ label: labels[field] }} for all rows`;
          const value = constants[field] ?? '';
          return COLUMNS[field].kind.format === 'date' ? (
            <DayField key={field} label={label} value={value} change={(day) => set(field, day)} />
          ) : (
            <Field key={field} label={label}>
              {(control) => (
                <NativeSelect {...control} value={value} onChange={({ target }) => set(field, target.value)}>
                  <option value="">
                    <Trans>(none)</Trans>
                  </option>
                  {optionsOf(field, lookups, constants.branch_id, i18n).map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          );
        })}
      </Box>
    </Stack>
  );
}
