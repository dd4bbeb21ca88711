import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { COUNTRIES } from '@seamline/shared/contract/employee-fields';
import { DayField, Field, NativeSelect } from '@seamline/shared/ui';
import { CHOICES, inWords } from '../../fields/fieldTable.ts';
import { choiceLabel } from '../../fields/labels.ts';
import type { Target } from './targets.ts';

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
          return field === 'joining_date' ? (
            <DayField key={field} label={label} value={value} change={(day) => set(field, day)} />
          ) : (
            <Field key={field} label={label}>
              {(control) => (
                <NativeSelect {...control} value={value} onChange={({ target }) => set(field, target.value)}>
                  <option value="">
                    <Trans>(none)</Trans>
                  </option>
                  {optionsOf(field, lookups, constants).map((option) => (
                    <option key={option} value={option}>
                      {field === 'employment_type' ? choiceLabel(option, i18n) : option}
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

/** Returns the possible values of a cell, if there is a list of them; of a chosen branch only its own departments. */
export function optionsOf(target: Target, lookups: EmployeeLookups, constants: Constants): string[] {
  const names = (list: readonly { readonly name: string }[]) => [...new Set(list.map(({ name }) => name))];
  const inBranch = lookups.branches.filter(({ name }) => !constants.branch_id || name === constants.branch_id);
  switch (target) {
    case 'branch_id':
      return names(lookups.branches);
    case 'designation_id':
      return names(lookups.designations);
    case 'shift_id':
      return names(lookups.shifts);
    case 'department_id':
      return names(inBranch.flatMap(({ departments }) => departments));
    case 'sub_department_id':
      return names(inBranch.flatMap(({ departments }) => departments).flatMap((one) => one.sub_departments));
    case 'gender':
    case 'employment_type':
      return CHOICES[target].map(inWords);
    case 'country_code':
      return COUNTRIES.map(({ code }) => code);
    default:
      return [];
  }
}
