import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { EMPLOYEE_LIMITS } from '@seamline/shared/contract/employees/employee-fields';
import { matchEmployees } from '@seamline/shared/contract/employees/employee-imports';
import { composeName } from '@seamline/shared/contract/employees/employee-names';
import { isOddMobile } from '@seamline/shared/contract/employees/employee-values';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { onlyDigits } from '@seamline/shared/contract/wire/digits';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { mobileNumberOf } from '@seamline/shared/contract/wire/telephone-numbers';
import { CodeField, useFormContext, useWatch } from '@seamline/shared/form';
import { EMPLOYEE_LABELS } from '@seamline/shared/labels/employee';
import { request } from '@seamline/shared/query';
import { useDebouncedValue } from '@seamline/shared/table';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { employeeSearch } from '../queries.ts';
import { ADULT_AGE, isMinorAtJoining } from './advice.ts';
import { EmployeeField } from './EmployeeField.tsx';

/**
 * First, last and full name: the full name follows the other two until it is changed. A person with one name has no
 * field for a last name; what was typed there returns with the field.
 */
export function NameFields() {
  const { t } = useLingui();
  const { getValues, setValue, clearErrors } = useFormContext();
  const hasOneName = useWatch({ name: 'single_name' }) === true;
  const lastName = useRef('');
  const composed = useRef(composeName(getValues('first_name'), getValues('last_name')));

  function follow() {
    const next = composeName(getValues('first_name'), getValues('last_name'));
    const full = String(getValues('full_name') ?? '').trim();
    if (full === '' || full === composed.current) {
      setValue('full_name', next, { shouldDirty: true, shouldValidate: next !== '' });
    }
    composed.current = next;
  }

  function setOneName({ target }: ChangeEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'single_name') return;
    if (target.checked) lastName.current = String(getValues('last_name') ?? '');
    setValue('last_name', target.checked ? '' : lastName.current, { shouldDirty: true });
    clearErrors('last_name');
  }

  return (
    <>
      {/* The fields' own handlers have run when an event arrives here. */}
      <div
        style={{ display: 'contents' }}
        onChange={(event: ChangeEvent<HTMLElement>) => {
          setOneName(event);
          follow();
        }}
      >
        <EmployeeField name="first_name" />
        <Stack gap="2">
          {!hasOneName && <EmployeeField name="last_name" />}
          <EmployeeField name="single_name" hint={hasOneName && t`There is no last name.`} />
        </Stack>
      </div>
      <EmployeeField name="full_name" hint={t`Filled in from first and last name until you change it.`} />
    </>
  );
}

/** A mobile number, with a hint if it looks wrong or belongs to another employee. */
export function MobileField({ ownId, hint }: { ownId?: number; hint?: ReactNode }) {
  const { t } = useLingui();
  const [number = '', countryCode] = useWatch({ name: ['mobile_number', 'country_code'] });
  const digits = useDebouncedValue(onlyDigits(String(number)));
  const { data } = useQuery({ ...employeeSearch(digits, 1), enabled: digits.length >= 10 });
  const owner = digits.length >= 10 ? data?.find(({ id }) => id !== ownId) : undefined;
  const advice = owner
    ? t`${{ name: owner.user_name }} has this mobile number already.`
    : isOddMobile(String(number), countryCode) && t`Indian mobile numbers begin with 6, 7, 8 or 9.`;
  return (
    <EmployeeField
      name="mobile_number"
      hint={hint}
      advice={advice}
      isSavable={owner === undefined}
      tidy={(typed) => mobileNumberOf(typed, countryCode)}
    />
  );
}

/** The current employees with a code. */
function employeesWithCode(code: string) {
  return queryOptions({
    queryKey: [matchEmployees.path, code],
    queryFn: request(matchEmployees, { body: { biometric_ids: [code] } }),
    select: ({ employees }: AnswerOf<typeof matchEmployees>) => employees,
  });
}

/** The code of an employee, with the question about another one who has it. */
export function EmployeeCodeField({ ownId }: { ownId: number }) {
  const { t } = useLingui();
  const code = useDebouncedValue(String(useWatch({ name: 'biometric_id' }) ?? '').trim());
  const { data } = useQuery({ ...employeesWithCode(code), enabled: code !== '' });
  const other = code === '' ? undefined : data?.find(({ id }) => id !== ownId);
  const name = other?.values.full_name ?? '';
  return (
    <CodeField
      name="biometric_id"
      label={t(EMPLOYEE_LABELS.biometric_id)}
      limit={EMPLOYEE_LIMITS.biometric_id}
      taken={other && t`Another employee, ${name}, has this code.`}
      isNew={false}
    />
  );
}

/** Birth date and joining date, with advice where an employee joins as a minor. */
export function DateFields() {
  const { t } = useLingui();
  const { getValues, trigger } = useFormContext();
  const [birthDate = '', joiningDate = ''] = useWatch({ name: ['birth_date', 'joining_date'] });
  const isMinor = isMinorAtJoining(birthDate, joiningDate);

  // A date can make the other one impossible, or possible again, and a form checks only the field that was left.
  function checkBoth() {
    const isComplete = getValues(['birth_date', 'joining_date']).every((date) => isCalendarDate(String(date)));
    if (isComplete) void trigger(['birth_date', 'joining_date']);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its fields report
    <div style={{ display: 'contents' }} onChange={checkBoth} onBlur={checkBoth}>
      <EmployeeField name="birth_date" />
      <EmployeeField
        name="joining_date"
        hint={
          isMinor && (
            <Advice>{t`Younger than ${{ age: ADULT_AGE }} on the joining date. Please check both dates.`}</Advice>
          )
        }
      />
    </div>
  );
}

function Advice({ children }: { children: ReactNode }) {
  return <span role="status">{children}</span>;
}
