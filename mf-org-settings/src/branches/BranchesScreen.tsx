import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { branchTypeLabel, ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import { actions, Code, day, EditAndDelete, findDuplicates, ListScreen, loaderOf, text } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Headcount, OrganisationLink } from '../links.tsx';
import { headcounts } from '../queries.ts';
import { branches } from './queries.ts';

export { shouldRevalidate } from '@seamline/shared/table';

export const loader = loaderOf(branches.query, headcounts);

export function Component() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(branches.query);
  const duplicates = findDuplicates(data?.branches ?? [], ({ code }) => code);
  return (
    <ListScreen
      title={t`Branches`}
      list={branches}
      columns={[
        text<Branch>('name', t(ORGANISATION_LABELS.name), {
          rowHeader: true,
          show: (name, { id }) => <Link to={`${paths.department}?branch=${id}`}>{name}</Link>,
        }),
        text<Branch>('code', t(ORGANISATION_LABELS.code), {
          empty: '–',
          priority: 'low',
          show: (code, branch) => <Code isDuplicate={duplicates.has(branch)}>{code}</Code>,
        }),
        text('branch_type', t(ORGANISATION_LABELS.branch_type), {
          show: (type) => branchTypeLabel(String(type), i18n),
          priority: 'low',
        }),
        { heading: t`Employees`, cell: ({ id }) => <Headcount of="branches" id={id} />, align: 'end', priority: 'low' },
        day('created_at', t`Created Date`, { name: 'created-date', priority: 'low' }),
        text('postal_address', t(ORGANISATION_LABELS.postal_address), { wide: true, priority: 'details', empty: '–' }),
        text('state', t(ORGANISATION_LABELS.state), { priority: 'details', empty: '–' }),
        text('telephone', t(ORGANISATION_LABELS.telephone), { priority: 'details', empty: '–' }),
        actions<Branch>(t`Actions`, ({ id, name }) => <EditAndDelete id={id} name={name} />, { align: 'end' }),
      ]}
      search={{
        label: t`Search branches`,
        texts: ({ name, code, branch_type: type, postal_address: address, state }) => [
          name,
          code,
          type,
          branchTypeLabel(type, i18n),
          address,
          state,
        ],
      }}
      add={{ to: paths.branchAdd, label: t`Add Branch` }}
      links={<OrganisationLink />}
      loading={t`Loading branches...`}
      failed={t`Failed to fetch branches. Please try again later.`}
      empty={{
        icon: 'branch',
        title: t`No branches found.`,
        why: t`Departments and employees belong to a branch, so add a branch first.`,
        noMatch: (search) => t`No branch matches “${search}”.`,
      }}
    />
  );
}
