import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { NameField } from '../NameField.tsx';

/** The name of a designation. A duplicate is accepted. */
export function DesignationNameField({ ownId }: { ownId?: number }) {
  const { t } = useLingui();
  const { data } = useQuery(api.designations.list);
  return (
    <NameField
      name="designation"
      label={t`Designation`}
      others={data?.designations.map(({ id, designation: name }) => ({ id, name }))}
      ownId={ownId}
      adviseDuplicate={(name) => t`There is already a designation called ${name}. You can still use this name.`}
    />
  );
}
