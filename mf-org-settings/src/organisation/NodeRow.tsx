import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@seamline/shared/messages';
import { Icon, type IconName } from '@seamline/shared/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { NodeKind, OrganisationNode } from './organisationTree.ts';

export const ICONS: Readonly<Record<NodeKind, IconName>> = {
  branch: 'branch',
  department: 'department',
  'sub-department': 'list',
};

interface NodeRowProps {
  node: OrganisationNode;
  /** True while its children are shown; undefined without children. */
  isOpen: boolean | undefined;
  /** Only the focused row has its links in the tab order. */
  tabIndex: number;
}

/** A row of the organisation: name, headcount, and links to its employees and its list. */
export function NodeRow({ node, isOpen, tabIndex }: NodeRowProps) {
  const { t } = useLingui();
  const { kind, name, employees, share, list, people } = node;
  const headcount = t`${plural(employees, { one: '# employee', other: '# employees' })}`;
  const peopleLabel = t`Employees of ${name}`;
  const listLabel = {
    branch: t`Departments of ${name}`,
    department: t`Sub-departments of ${name}`,
    'sub-department': t`${name} in the list of sub-departments`,
  }[kind];
  return (
    <>
      <span data-fold="">{isOpen !== undefined && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />}</span>
      <span data-kind={kind}>
        <Icon name={ICONS[kind]} />
      </span>
      <span data-name={kind}>{name}</span>{' '}
      <span data-share="" aria-hidden="true" style={{ '--share': `${share * 100}%` } as CSSProperties} />
      {employees > 0 ? (
        <Link
          data-count=""
          to={people}
          title={peopleLabel}
          aria-label={`${headcount}, ${peopleLabel}`}
          tabIndex={tabIndex}
        >
          <Headcount employees={employees} />
        </Link>
      ) : (
        <span data-count="">
          <Headcount employees={employees} />
        </span>
      )}
      <Link className="seam-action" to={list} aria-label={listLabel} title={listLabel} tabIndex={tabIndex}>
        <Icon name="arrowRight" />
      </Link>
    </>
  );
}

/** Shows the number alone on a phone: the name needs the room, and screen readers have the label of the row. */
function Headcount({ employees }: { employees: number }) {
  const { t } = useLingui();
  return (
    <>
      {formatNumber(employees)}
      <span data-word=""> {t`${plural(employees, { one: 'employee', other: 'employees' })}`}</span>
    </>
  );
}
