import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MovedDepartment } from '@seamline/shared/contract/organisation/department-moves';
import { EffectList, EffectPreview } from '@seamline/shared/form';
import { formatList } from '@seamline/shared/messages';
import { notify } from '@seamline/shared/session';
import { Notice } from '@seamline/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askMovePreview, moveMutations, type PreviewedMove } from './moves.ts';

interface DepartmentMovePreviewProps {
  /** The preview that was asked for with the form. */
  first: PreviewedMove;
  back(): void;
  close(): Promise<void>;
}

/** The effect of a move or a merge on each department, and the button that makes it. */
export function DepartmentMovePreview({ first, back, close }: DepartmentMovePreviewProps) {
  const { t } = useLingui();
  const { mutateAsync: make } = useMutation(moveMutations.make);
  const [previewed, setPreviewed] = useState(first);
  const { values, preview } = previewed;
  const isMerge = values.action === 'merge';
  const target = preview.target.branch_name
    ? `${preview.target.name} (${preview.target.branch_name})`
    : preview.target.name;
  const moving = preview.departments.filter(({ obstacle }) => obstacle === null);
  const staying = preview.departments.filter(({ obstacle }) => obstacle !== null);
  const count = moving.length;

  async function confirm() {
    const { moved } = await make(previewed);
    await close();
    notify.success(
      isMerge
        ? t`${plural({ count: moved }, { one: '# department was merged', other: '# departments were merged' })} into ${target}.`
        : t`${plural({ count: moved }, { one: '# department was moved', other: '# departments were moved' })} to ${target}.`,
    );
  }

  function sentence() {
    if (count === 0) return t`No department moves.`;
    return isMerge
      ? t`${plural({ count }, { one: '# department is merged', other: '# departments are merged' })} into ${target} and deleted:`
      : t`${plural({ count }, { one: '# department moves', other: '# departments move' })} to ${target}:`;
  }

  function confirmLabel() {
    return isMerge
      ? t`Merge ${plural({ count }, { one: '# department', other: '# departments' })}`
      : t`Move ${plural({ count }, { one: '# department', other: '# departments' })}`;
  }

  return (
    <EffectPreview
      sentence={sentence()}
      confirmLabel={count > 0 && confirmLabel()}
      danger={isMerge}
      confirm={confirm}
      refresh={async () => setPreviewed(await askMovePreview(values))}
      back={back}
      close={close}
    >
      {count > 0 && (
        <EffectList tabIndex={0} aria-label={isMerge ? t`Departments that are merged` : t`Departments that move`}>
          {moving.map((department) => (
            <li key={department.department_id}>
              {department.department_name} ({department.branch_name})
              <Effect department={department} />
            </li>
          ))}
        </EffectList>
      )}
      {staying.length > 0 && (
        <>
          <p>
            <Plural value={{ count: staying.length }} one="# department stays:" other="# departments stay:" />
          </p>
          <EffectList tabIndex={0} aria-label={t`Departments that stay`}>
            {staying.map(({ department_id: id, department_name: name, branch_name: branch, obstacle }) => (
              <li key={id}>
                {name} ({branch})
                <span>
                  {obstacle === 'already_there'
                    ? t`Belongs to this branch already.`
                    : t`${target} already has a department called ${name}. Merge the two instead.`}
                </span>
              </li>
            ))}
          </EffectList>
        </>
      )}
      {isMerge && count > 0 && (
        <Notice>
          <Trans>A merge cannot be undone. Planned changes to these departments lead to {target}.</Trans>
        </Notice>
      )}
    </EffectPreview>
  );
}

/** The effect on a department: `12 employees and 1 planned change`, and the sub-departments that are merged. */
function Effect({ department }: { department: MovedDepartment }) {
  const { t } = useLingui();
  const { employees, former_employees: formerEmployees, transfers } = department;
  const subDepartments = department.sub_departments.length;
  const counted = [
    { count: employees, text: t`${plural(employees, { one: '# employee', other: '# employees' })}` },
    {
      count: formerEmployees,
      text: t`${plural(formerEmployees, { one: '# former employee', other: '# former employees' })}`,
    },
    {
      count: subDepartments,
      text: t`${plural(subDepartments, { one: '# sub-department', other: '# sub-departments' })}`,
    },
    { count: transfers, text: t`${plural(transfers, { one: '# planned change', other: '# planned changes' })}` },
  ].filter(({ count }) => count > 0);
  const merged = formatList(department.sub_departments.flatMap(({ name, is_merged }) => (is_merged ? [name] : [])));
  return (
    <>
      <span>{counted.length > 0 ? formatList(counted.map(({ text }) => text)) : t`Nothing belongs to it.`}</span>
      {merged && (
        <span>
          <Trans>Merged with sub-departments of the same name: {merged}</Trans>
        </span>
      )}
    </>
  );
}
