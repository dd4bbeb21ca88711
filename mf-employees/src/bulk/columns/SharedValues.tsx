import type { EmployeeLookups } from '@seamline/shared/contract/employee-creation';
import { COUNTRIES } from '@seamline/shared/contract/employee-fields';
import { useMessages, usePhrases } from '@seamline/shared/messages';
import { Box, DayField, Field, NativeSelect, Stack, Text } from '@seamline/shared/ui';
import { choicePhrases } from '../../fields/choicePhrases.ts';
import { CHOICES, inWords } from '../../fields/fieldTable.ts';
import { bulkMessages } from '../messages.ts';
import type { Target } from './targets.ts';

type Constants = Partial<Record<Target, string>>;

interface SharedValuesProps {
  fields: readonly Target[];
  labels: Readonly<Record<Target, string>>;
  lookups: EmployeeLookups;
  constants: Constants;
  change(constants: Constants): void;
}

/** Values that hold for every row, where the sheet has no column for them. */
export function SharedValues({ fields, labels, lookups, constants, change }: SharedValuesProps) {
  const text = useMessages(bulkMessages).columns;
  const say = usePhrases(choicePhrases);
  if (fields.length === 0) return null;
  const set = (field: Target, value: string) => {
    const { [field]: _, ...others } = constants;
    change(value === '' ? others : { ...others, [field]: value });
  };
  return (
    <Stack gap="3">
      <Text>{text.shared}</Text>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
        {fields.map((field) => {
          const label = text.forAll(labels[field]);
          const value = constants[field] ?? '';
          return field === 'joining_date' ? (
            <DayField key={field} label={label} value={value} change={(day) => set(field, day)} />
          ) : (
            <Field key={field} label={label}>
              {(control) => (
                <NativeSelect {...control} value={value} onChange={({ target }) => set(field, target.value)}>
                  <option value="">{text.none}</option>
                  {optionsOf(field, lookups, constants).map((option) => (
                    <option key={option} value={option}>
                      {field === 'employment_type' ? say(option) : option}
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

/** What can be written into a cell, where the house has a list of it; names that belong to a chosen branch only. */
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
