import { chakra } from '@chakra-ui/react/styled-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Headcounts } from '@seamline/shared/contract/organisation/organisation';
import { formatNumber } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { LinkButton } from '@seamline/shared/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { headcounts } from './queries.ts';

/** Links a list to the map of the whole organisation. */
export function OrganisationLink() {
  return (
    <LinkButton icon="department" to={paths.organisation}>
      <Trans>Organisation chart</Trans>
    </LinkButton>
  );
}

/** The filters of the directory by kinds of records. */
const FILTERS = {
  branches: 'branch',
  departments: 'department',
  sub_departments: 'sub-department',
  designations: 'designation',
} as const satisfies Record<keyof Headcounts, string>;

const Figure = chakra(Link, {
  base: { fontVariantNumeric: 'tabular-nums', '&:hover': { color: 'accent.fg' } },
});

interface HeadcountProps {
  of: keyof Headcounts;
  id: number;
  /** For a place without a heading that says what is counted. */
  isWorded?: true;
}

/** The number of a record's employees, with a link to them; nothing until it is known. */
export function Headcount({ of, id, isWorded }: HeadcountProps) {
  const { t } = useLingui();
  const { data: count } = useQuery({ ...headcounts, select: (all) => all[of][id] ?? 0 });
  if (count === undefined) return null;
  const words = t`${plural(count, { one: '# employee', other: '# employees' })}`;
  // Its list styles a worded one.
  const look = isWorded ? { 'data-headcount': '' } : { 'aria-label': words };
  const shown = isWorded ? words : formatNumber(count);
  if (count === 0) return <span {...(isWorded && look)}>{shown}</span>;
  return (
    <Figure to={`${paths.employees}?${FILTERS[of]}=${id}`} {...look}>
      {shown}
    </Figure>
  );
}
