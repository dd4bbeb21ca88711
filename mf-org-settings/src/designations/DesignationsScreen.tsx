import { Box } from '@chakra-ui/react/box';
import { useLingui } from '@lingui/react/macro';
import type { Designation } from '@seamline/shared/contract/organisation/designations';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import {
  actions,
  Code,
  EditAndDelete,
  findDuplicates,
  ListScreen,
  loaderOf,
  serial,
  text,
  useSearchParam,
} from '@seamline/shared/table';
import { Checkbox } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Headcount } from '../links.tsx';
import { headcounts } from '../queries.ts';
import { designations } from './queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(designations.query, headcounts);

const ALL_COLUMNS = 'all';

export function Component() {
  const { t } = useLingui();
  const [searched, setSearched] = useSearchParam('in');
  const { data } = useQuery(designations.query);
  const duplicates = findDuplicates(data ? designations.recordsOf(data) : [], ({ code }) => code);
  const inAllColumns = searched === ALL_COLUMNS;
  return (
    <ListScreen
      title={t`Designations`}
      list={designations}
      columns={[
        serial(t`S.No`, { priority: 'low' }),
        actions<Designation>(t`Action`, ({ id, designation: name }) => <EditAndDelete id={id} name={name} />),
        text<Designation>('code', t(ORGANISATION_LABELS.code), {
          empty: '–',
          priority: 'low',
          show: (code, designation) => <Code isDuplicate={duplicates.has(designation)}>{code}</Code>,
        }),
        text('designation', t(ORGANISATION_LABELS.designation), { priority: 'high', rowHeader: true }),
        {
          heading: t`Employees`,
          cell: ({ id }) => <Headcount of="designations" id={id} />,
          align: 'end',
          priority: 'low',
        },
        {
          heading: t`Job Description`,
          cell: ({ description }) => description ?? '–',
          priority: 'low',
          wide: true,
        },
      ]}
      search={{
        label: t`Search designation...`,
        texts: ({ designation, code, description }) =>
          inAllColumns ? [designation, code, description] : [designation],
      }}
      besideSearch={
        <Box alignSelf="center">
          <Checkbox
            label={t`Search all columns`}
            checked={inAllColumns}
            onChange={(event) => setSearched(event.target.checked ? ALL_COLUMNS : '')}
          />
        </Box>
      }
      add={{ to: paths.designationAdd, label: t`Add Designation` }}
      loading={t`Loading designations...`}
      failed={t`Failed to fetch designations. Please try again later.`}
      empty={{
        icon: 'badge',
        title: t`No designations found.`,
        why: t`Every employee has a designation, so add one first.`,
        noMatch: (search) => t`No designation matches “${search}”.`,
      }}
    />
  );
}
