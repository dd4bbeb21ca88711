import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '@seamline/shared/form';
import { byName } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { LoadFailure } from '@seamline/shared/table';
import { Notice } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { departmentOptions } from './queries.ts';

/** The branch of a new department. */
export function BranchField() {
  const { t } = useLingui();
  const choices = useQuery(departmentOptions);
  const { data, error } = choices;
  const options = Object.entries(data?.branches ?? {})
    .map(([id, name]) => ({ value: Number(id), label: name }))
    .sort(byName(({ label }) => label));
  return (
    <>
      <SelectField
        name="branch_id"
        label={t`Branch`}
        options={options}
        hint={!data && !error && t`Loading branches...`}
        required
      />
      {data && options.length === 0 && (
        <Notice
          action={
            <ChakraLink asChild>
              <Link to={paths.branchAdd}>{t`Add Branch`}</Link>
            </ChakraLink>
          }
        >
          <Trans>There is no branch yet. A department needs a branch.</Trans>
        </Notice>
      )}
      {error && !data && (
        <LoadFailure query={choices} detail={error.message}>
          <Trans>Failed to fetch branches. Please try again later.</Trans>
        </LoadFailure>
      )}
    </>
  );
}
