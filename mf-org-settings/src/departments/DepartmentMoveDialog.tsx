import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DepartmentMove, departmentMove } from '@seamline/shared/contract/organisation/department-moves';
import {
  BoundField,
  FormDialog,
  initialValues,
  SelectField,
  useContractForm,
  useController,
  useWatch,
} from '@seamline/shared/form';
import { ORGANISATION_LABELS } from '@seamline/shared/labels/organisation';
import { useCloseToList } from '@seamline/shared/table';
import { Checkbox, Input } from '@seamline/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { matching, type RecordGroup, recordsIn } from '../groups/groupedRecords.ts';
import { DepartmentMovePreview } from './DepartmentMovePreview.tsx';
import { groupsOf } from './departmentList.ts';
import { moveMutations, type PreviewedMove } from './moves.ts';
import { departments } from './queries.ts';

/** Moves several departments to another branch, or merges them into one, after a preview. */
export function Component() {
  const { data } = useQuery(departments.query);
  const groups = useMemo(() => data && groupsOf(data), [data]);
  return groups ? <DepartmentMoveForm groups={groups} /> : null;
}

function DepartmentMoveForm({ groups }: { groups: readonly RecordGroup[] }) {
  const { t } = useLingui();
  const close = useCloseToList();
  const form = useContractForm(departmentMove, initialValues(departmentMove, { department_ids: [], action: 'move' }));
  const action = useWatch({ control: form.control, name: 'action' });
  return (
    <FormDialog<DepartmentMove, PreviewedMove>
      title={t`Move or Merge Departments`}
      form={form}
      mutation={moveMutations.preview}
      submitLabel={t`Show the effect`}
      onClose={close}
      done={(previewed, back) => <DepartmentMovePreview first={previewed} back={back} close={close} />}
    >
      <DepartmentsField groups={groups} />
      <SelectField
        name="action"
        label={t`Action`}
        options={[
          { value: 'move', label: t`Move to another branch` },
          { value: 'merge', label: t`Merge into another department` },
        ]}
        required
      />
      {action === 'merge' ? (
        <SelectField
          name="into_id"
          label={t`Merge into`}
          options={groups.flatMap((group) =>
            recordsIn([group]).map(({ id: value, name }) => ({ value, label: `${name} (${group.name})` })),
          )}
          required
        />
      ) : (
        <SelectField
          name="branch_id"
          label={t(ORGANISATION_LABELS.branch_id)}
          options={groups.map(({ id: value, name: label }) => ({ value, label }))}
          required
        />
      )}
    </FormDialog>
  );
}

const Choices = chakra('div', {
  base: {
    marginBlockStart: '2',
    padding: '2',
    maxHeight: '35vh',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    '& fieldset + fieldset': { marginBlockStart: '2' },
    '& legend': { fontWeight: 'bold', fontSize: 'sm' },
    '& label': { overflowWrap: 'anywhere', minWidth: 0 },
  },
});

/** Departments that are drawn at most; the search finds the others. */
const MOST_DRAWN = 200;

/** The departments to move, ticked in a list by branch that can be searched. */
function DepartmentsField({ groups }: { groups: readonly RecordGroup[] }) {
  const { t } = useLingui();
  const { field } = useController({ name: 'department_ids' });
  const [search, setSearch] = useState('');
  const ids = (field.value ?? []) as number[];
  const found = useMemo(() => matching(groups, { search }), [groups, search]);
  const left = recordsIn(found).length - MOST_DRAWN;

  function toggle(id: number) {
    field.onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  }

  return (
    <BoundField
      name="department_ids"
      label={t`Departments`}
      hint={
        <span role="status">{t`${plural({ count: ids.length }, { one: '# selected', other: '# selected' })}`}</span>
      }
      required
    >
      {(control) => (
        <div>
          {/* It is not checked when the focus goes on to the list: the dialog would move below the pointer. */}
          <Input
            {...control}
            ref={field.ref}
            type="search"
            autoComplete="off"
            placeholder={t`Search departments`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
            }}
          />
          <Choices>
            {drawn(found).map(({ branch, records }) => (
              <fieldset key={branch.id}>
                <legend>{branch.name}</legend>
                {records.map(({ id, name }) => (
                  <Checkbox key={id} label={name} checked={ids.includes(id)} onChange={() => toggle(id)} />
                ))}
              </fieldset>
            ))}
            {recordsIn(found).length === 0 && <Trans>No department found.</Trans>}
            {left > 0 && (
              <Text color="fg.muted">
                <Plural
                  value={{ count: left }}
                  one="and # more department, which the search finds"
                  other="and # more departments, which the search finds"
                />
              </Text>
            )}
          </Choices>
        </div>
      )}
    </BoundField>
  );
}

/** Returns the first departments of all, by branch. */
function drawn(groups: readonly RecordGroup[]) {
  let room = MOST_DRAWN;
  return groups.flatMap((branch) => {
    const records = recordsIn([branch]).slice(0, room);
    room -= records.length;
    return records.length > 0 ? [{ branch, records }] : [];
  });
}
