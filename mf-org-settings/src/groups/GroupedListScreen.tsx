import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { paths } from '@seamline/shared/paths';
import {
  AddLink,
  Code,
  EditAndDelete,
  EmptyList,
  FilterSelect,
  ForEditors,
  findDuplicates,
  Loaded,
  parseId,
  RowLink,
  TextLink,
  useBroughtIntoView,
  useCreatedId,
  useSearchParam,
  useSearchParamFilter,
} from '@seamline/shared/table';
import { Badge, Button, type IconName, Page, SearchInput } from '@seamline/shared/ui';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Headcount, OrganisationLink } from '../links.tsx';
import { GroupList } from './GroupList.tsx';
import { type GroupPart, linesOf, matching, type RecordGroup, recordsIn } from './groupedRecords.ts';
import { useExpandedGroups } from './useExpandedGroups.ts';

interface GroupedListProps {
  groups: readonly RecordGroup[];
  /** The kind of the records among the headcounts. */
  of: ComponentProps<typeof Headcount>['of'];
  search: string;
  empty: {
    isEmpty: boolean;
    icon: IconName;
    title: string;
    why: string;
    add: ReactNode;
    noMatch(search: string): string;
  };
  /** Shown in place of the records of a part without any. */
  none: string;
  /** Returns the link that adds a record to a part. */
  addTo(group: RecordGroup, part: GroupPart): { to: string; label: string };
  /** Returns the path of the records below a record, if there are any. */
  pathOf?(id: number, group: RecordGroup): string;
}

interface GroupedListScreenProps extends GroupedListProps {
  title: string;
  query: ComponentProps<typeof Loaded>['query'];
  add: { to: string; label: string };
  /** Links between the one to the map and the one that adds. */
  links?: ReactNode;
  loading: string;
  failed: string;
}

/** The screen of records by branch, or by branch and department. Search and filters live in the URL. */
export function GroupedListScreen(props: GroupedListScreenProps) {
  const { title, query, add, links, loading, failed } = props;
  return (
    <Page
      title={title}
      actions={
        <>
          <OrganisationLink />
          {links}
          <AddLink to={add.to}>{add.label}</AddLink>
        </>
      }
    >
      <Loaded query={query} loading={loading} failed={failed}>
        {() => <GroupedList {...props} />}
      </Loaded>
      <Outlet />
    </Page>
  );
}

function GroupedList({ groups, of, search: searchLabel, empty, none, addTo, pathOf }: GroupedListProps) {
  const { t } = useLingui();
  const createdId = useCreatedId();
  const [search, setSearch] = useSearchParamFilter();
  const { groupId, partId, filters } = usePlaceFilters(groups);
  const shown = useMemo(() => matching(groups, { search, groupId, partId }), [groups, search, groupId, partId]);
  const createdIn = useMemo(
    () => groups.find((group) => recordsIn([group]).some(({ id }) => id === createdId))?.id,
    [groups, createdId],
  );
  const lines = shown.reduce((sum, group) => sum + linesOf(group), 0);
  const expanded = useExpandedGroups(`${search}|${groupId}|${partId}`, lines, createdIn);
  const all = useMemo(() => recordsIn(groups), [groups]);
  const duplicates = useMemo(() => findDuplicates(all, ({ code }) => code), [all]);
  const words = { ...empty, noMatch: search && empty.noMatch(search) };
  if (empty.isEmpty) return <EmptyList {...words} />;
  return (
    <>
      <HStack flexWrap="wrap">
        <SearchInput label={searchLabel} value={search} change={setSearch} />
        {filters}
      </HStack>
      <HStack flexWrap="wrap" justifyContent="space-between">
        <Text role="status" color="fg.muted" fontSize="sm">
          {t`${{ shown: recordsIn(shown).length }} of ${{ total: all.length }}`}
        </Text>
        <HStack>
          <Button size="sm" variant="ghost" onClick={() => expanded.setAll(true)}>
            <Trans>Expand all</Trans>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => expanded.setAll(false)}>
            <Trans>Collapse all</Trans>
          </Button>
        </HStack>
      </HStack>
      {shown.length === 0 && <EmptyList {...words} />}
      <GroupList
        groups={shown}
        expanded={expanded}
        needed={createdIn}
        actions={(group) => group.parts.map((part) => !part.name && <PlusLink key={part.id} {...addTo(group, part)} />)}
      >
        {(group) => (
          <>
            {group.parts.length === 0 && <NoDepartment branch={group} />}
            {group.parts.map((part) => (
              <div key={part.id} data-part="">
                {part.name && (
                  <div data-head="">
                    <h3>{part.name}</h3>
                    <Badge>{part.records.length}</Badge>
                    <PlusLink {...addTo(group, part)} />
                  </div>
                )}
                {part.records.length === 0 ? (
                  <p data-none="">{none}</p>
                ) : (
                  <ul>
                    {part.records.map((record) => (
                      <RecordItem
                        key={record.id}
                        record={record}
                        of={of}
                        place={part.name || group.name}
                        to={pathOf?.(record.id, group)}
                        hasDuplicateCode={duplicates.has(record)}
                        isCurrent={record.id === createdId}
                      />
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </>
        )}
      </GroupList>
    </>
  );
}

const FILTER_WIDTH = { base: '100%', md: '15rem' };

function optionsOf(places: readonly { id: number; name: string }[]) {
  return places.map(({ id: value, name: label }) => ({ value, label }));
}

/** Filters by a branch and one of its departments. The URL keeps both; another branch resets the department. */
function usePlaceFilters(groups: readonly RecordGroup[]) {
  const { t } = useLingui();
  const [branch, setBranch] = useSearchParam('branch');
  const [department, setDepartment] = useSearchParam('department');
  const groupId = parseId(branch);
  const parts = groups.find(({ id }) => id === groupId)?.parts.filter(({ name }) => name) ?? [];
  const partId = parts.find(({ id }) => id === parseId(department))?.id;
  const filters = (
    <>
      <FilterSelect
        width={FILTER_WIDTH}
        aria-label={t(ORGANISATION_LABELS.branch_id)}
        all={t`All branches`}
        options={optionsOf(groups)}
        value={groupId}
        change={setBranch}
      />
      {parts.length > 0 && (
        <FilterSelect
          width={FILTER_WIDTH}
          aria-label={t(ORGANISATION_LABELS.department_id)}
          all={t`All departments`}
          options={optionsOf(parts)}
          value={partId}
          change={setDepartment}
        />
      )}
    </>
  );
  return { groupId, partId, filters };
}

function PlusLink({ to, label }: { to: string; label: string }) {
  return (
    <ForEditors to={to}>
      <RowLink icon="plus" label={label} to={to} />
    </ForEditors>
  );
}

function NoDepartment({ branch: { id, name: branch } }: { branch: RecordGroup }) {
  return (
    <p data-part="" data-none="">
      <Trans>No department found.</Trans>{' '}
      <ForEditors>
        <TextLink to={`${paths.departmentAdd}?branch_id=${id}`}>
          <Trans>Add a department to {branch}</Trans>
        </TextLink>
      </ForEditors>
    </p>
  );
}

interface RecordItemProps {
  record: GroupPart['records'][number];
  of: GroupedListProps['of'];
  /** The department or the branch that the record belongs to. */
  place: string;
  to: string | undefined;
  hasDuplicateCode: boolean;
  /** Marks the record that was just added and scrolls to it. */
  isCurrent: boolean;
}

function RecordItem({ record, of, place, to, hasDuplicateCode, isCurrent }: RecordItemProps) {
  const { id, name, code, description } = record;
  const item = useBroughtIntoView<HTMLLIElement>(isCurrent);
  return (
    <li ref={item} aria-current={isCurrent || undefined}>
      <div>
        {to ? <Link to={to}>{name}</Link> : name}
        {code && (
          <Code isDuplicate={hasDuplicateCode}>
            <Badge>{code}</Badge>
          </Code>
        )}
        <Headcount of={of} id={id} isWorded />
        {description && <small>{description}</small>}
      </div>
      <EditAndDelete id={id} name={`${name} (${place})`} />
    </li>
  );
}
