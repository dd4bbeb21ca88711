import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CODE_LIMITS,
  type CodePattern,
  type EmployeeCodes,
  type EmployeeCodesInput,
  employeeCode,
  employeeCodesInput,
  getEmployeeCodes,
  updateEmployeeCodes,
} from '@seamline/shared/contract/employees/employee-codes';
import { CheckboxField, FormDialog, NumberField, TextField, useContractForm, useWatch } from '@seamline/shared/form';
import { call } from '@seamline/shared/http';
import { mutation, request } from '@seamline/shared/query';
import { notify } from '@seamline/shared/session';
import { Loaded, loaderOf, useCloseToList } from '@seamline/shared/table';
import { Dialog } from '@seamline/shared/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFirstData } from '../useFirstData.ts';

/** The series that new employees get their codes from. */
export function Component() {
  const { t } = useLingui();
  const codes = useQuery(codeSeries);
  const series = useFirstData(codes.data);
  const close = useCloseToList();
  if (series) return <CodesForm series={series} />;
  return (
    <Dialog title={t`Employee codes`} close={() => void close()}>
      <Loaded query={codes} loading={t`Loading the codes...`} failed={t`The codes could not be fetched.`}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function CodesForm({ series: { version, next_code: _, ...stored } }: { series: EmployeeCodes }) {
  const { t } = useLingui();
  const close = useCloseToList();
  const form = useContractForm(employeeCodesInput, stored);
  return (
    <FormDialog
      title={t`Employee codes`}
      form={form}
      version={version}
      mutation={updateCodeSeries}
      onSuccess={({ next_code: code }) =>
        void notify.success(code ? t`The next new employee gets the code ${code}.` : t`New employees get no code.`)
      }
      submitLabel={t`Save`}
      onClose={close}
      getErrorMessage={(error) => ({ text: t`The codes were not saved.`, detail: error.message })}
    >
      <CheckboxField
        name="is_on"
        label={t`Give new employees a code from a series`}
        hint={t`Those who are added without a code, by the form or from a sheet. Stored codes stay as they are.`}
      />
      <TextField name="prefix" label={t`Prefix`} limit={CODE_LIMITS.prefix} />
      <NumberField name="digits" label={t`Digits`} required />
      <NumberField
        name="next"
        label={t`Next number`}
        hint={t`Numbers whose code somebody has already are left out.`}
        required
      />
      <Example />
    </FormDialog>
  );
}

/** The code that the values of the form make. */
function Example() {
  const [prefix, digits, next] = useWatch({ name: ['prefix', 'digits', 'next'] }) as [
    ...[string | undefined, number | undefined, number | undefined],
  ];
  const pattern: CodePattern = { prefix: prefix?.trim() ?? '', digits: Math.min(digits ?? 1, CODE_LIMITS.digits[1]) };
  if (!next) return null;
  const code = employeeCode(pattern, next);
  return (
    <Text role="status">
      <Trans>
        Example: <strong>{code}</strong>
      </Trans>
    </Text>
  );
}

/** The series that employees get their codes from. Each added employee changes its next code. */
export const codeSeries = queryOptions({
  queryKey: [getEmployeeCodes.path],
  queryFn: request(getEmployeeCodes),
  staleTime: 0,
});

export const loader = loaderOf(codeSeries);

const updateCodeSeries = mutation({
  request: (body: EmployeeCodesInput & { version?: number }) => call(updateEmployeeCodes, { body }),
  invalidates: [codeSeries.queryKey],
});
