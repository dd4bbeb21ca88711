import type { Organisation } from '@seamline/shared/contract/organisation/organisation';
import { paths } from '@seamline/shared/paths';
import { matchesSearch } from '@seamline/shared/table';

export type NodeKind = 'branch' | 'department' | 'sub-department';

/** One node of the organisation, as a row shows it. */
export interface OrganisationNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly name: string;
  readonly employees: number;
  /** The headcount from 0 to 1: of a branch in relation to the largest branch, of the others to their branch. */
  readonly share: number;
  /** The URL of the list of its children. */
  readonly list: string;
  /** The URL of its employees in the directory. */
  readonly people: string;
  readonly children: readonly string[];
}

export const ROOT = 'root';

export interface OrganisationTree {
  readonly nodes: ReadonlyMap<string, OrganisationNode>;
  readonly branches: readonly string[];
}

/** Returns the nodes of the response by ids that are unique across the levels. */
export function treeOf({ branches }: Organisation): OrganisationTree {
  const nodes = new Map<string, OrganisationNode>();
  const add = (node: OrganisationNode) => {
    nodes.set(node.id, node);
    return node.id;
  };
  const largest = Math.max(0, ...branches.map(({ employees }) => employees));
  const roots = branches.map((branch) => {
    const { branch_id: branchId, employees: people } = branch;
    const directory = `${paths.employees}?branch=${branchId}`;
    const common = (employees: number) => ({ employees, share: shareOf(employees, people) });
    const departments = branch.departments.map((department) => {
      const ofDepartment = `${directory}&department=${department.department_id}`;
      const list = `${paths.subDepartment}?branch=${branchId}&department=${department.department_id}`;
      const children = department.sub_departments.map(({ id, sub_department: name, employees }) =>
        add({
          id: `sub-department-${id}`,
          kind: 'sub-department',
          name,
          list: `${list}&q=${encodeURIComponent(name)}`,
          people: `${ofDepartment}&sub-department=${id}`,
          children: [],
          ...common(employees),
        }),
      );
      return add({
        id: `department-${department.department_id}`,
        kind: 'department',
        name: department.department_name,
        list,
        people: ofDepartment,
        children,
        ...common(department.employees),
      });
    });
    return add({
      id: `branch-${branchId}`,
      kind: 'branch',
      name: branch.branch_name,
      list: `${paths.department}?branch=${branchId}`,
      people: directory,
      children: departments,
      employees: people,
      share: shareOf(people, largest),
    });
  });
  return { nodes, branches: roots };
}

function shareOf(some: number, all: number): number {
  return all === 0 ? 0 : some / all;
}

export interface FoundTree extends OrganisationTree {
  /** The number of nodes that match the search. */
  readonly matches: number;
  /** The nodes that must be expanded to show every match. */
  readonly open: readonly string[];
}

/** Returns the nodes that match a search, their ancestors and their descendants. */
export function search(tree: OrganisationTree, words: string): FoundTree {
  if (words.trim() === '') return { ...tree, matches: tree.nodes.size, open: [] };
  const nodes = new Map<string, OrganisationNode>();
  const open: string[] = [];
  let matches = 0;

  function visit(id: string, isBelowMatch: boolean): boolean {
    const node = tree.nodes.get(id);
    if (!node) return false;
    const isMatch = matchesSearch(words, node.name);
    if (isMatch) matches += 1;
    const found = matches;
    const children = node.children.filter((child) => visit(child, isBelowMatch || isMatch));
    const leadsToMatch = matches > found;
    if (!isMatch && !leadsToMatch && !isBelowMatch) return false;
    if (leadsToMatch) open.push(id);
    nodes.set(id, { ...node, children });
    return true;
  }

  const branches = tree.branches.filter((id) => visit(id, false));
  return { nodes, branches, matches, open };
}

/** Returns the ids of the nodes with children. */
export function parents({ nodes }: OrganisationTree): string[] {
  return [...nodes.values()].filter(({ children }) => children.length > 0).map(({ id }) => id);
}

/** Returns all nodes in reading order, with their depth. */
export function outline({ nodes, branches }: OrganisationTree): { node: OrganisationNode; level: number }[] {
  const below = (ids: readonly string[], level: number): { node: OrganisationNode; level: number }[] =>
    ids.flatMap((id) => {
      const node = nodes.get(id);
      return node ? [{ node, level }, ...below(node.children, level + 1)] : [];
    });
  return below(branches, 0);
}
