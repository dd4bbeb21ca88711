import { useMessages } from '@seamline/shared/messages';
import { Icon, type IconName } from '@seamline/shared/ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { orgMessages } from '../messages.ts';
import type { NodeKind, OrganisationNode } from './organisationTree.ts';

const ICONS: Record<NodeKind, IconName> = { branch: 'branch', department: 'department', 'sub-department': 'list' };

interface NodeRowProps {
  node: OrganisationNode;
  /** Whether what is below it is shown; undefined where there is nothing. */
  isOpen: boolean | undefined;
  /** Only the row that has the focus lets Tab into its links. */
  tabIndex: number;
}

/** What a row of the organisation says: name, head-count, and the way to its list. */
export function NodeRow({ node, isOpen, tabIndex }: NodeRowProps) {
  const text = useMessages(orgMessages).organisation;
  const { kind, name, employees, share, list, people } = node;
  const listLabel = text.list[kind](name);
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
          title={text.people(name)}
          aria-label={`${text.employees(employees)}, ${text.people(name)}`}
          tabIndex={tabIndex}
        >
          <HeadCount count={employees} />
        </Link>
      ) : (
        <span data-count="">
          <HeadCount count={employees} />
        </span>
      )}
      <Link className="seam-action" to={list} aria-label={listLabel} title={listLabel} tabIndex={tabIndex}>
        <Icon name="arrowRight" />
      </Link>
    </>
  );
}

/** On a phone the number alone: the name beside it needs the room, and screen readers have the row's own label. */
function HeadCount({ count }: { count: number }) {
  const text = useMessages(orgMessages).organisation;
  const [number, ...words] = text.employees(count).split(' ');
  return (
    <>
      {number}
      <span data-word=""> {words.join(' ')}</span>
    </>
  );
}
