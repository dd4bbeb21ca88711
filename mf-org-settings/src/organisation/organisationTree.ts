import type { Organisation } from '@seamline/shared/contract/organisation';
import { paths } from '@seamline/shared/paths';
import { matchesSearch } from '@seamline/shared/table';

export type NodeKind = 'branch' | 'department' | 'sub-department';

/** One node of the organisation, as a row shows it. */
export interface OrganisationNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly name: string;
  readonly employees: number;
  /** How much that is, from 0 to 1: a branch beside the largest one, what is below beside its branch. */
  readonly share: number;
  /** Where the list of what is in it stands. */
  readonly list: string;
  /** Where its people stand in the directory. */
  readonly people: string;
  readonly children: readonly string[];
}

export const ROOT = 'house';

export interface OrganisationTree {
  readonly nodes: ReadonlyMap<string, OrganisationNode>;
  readonly branches: readonly string[];
}

/** The nodes of the answer by their ids, which differ between the levels. */
export function treeOf({ branches }: Organisation): OrganisationTree {
  const nodes = new Map<string, OrganisationNode>();
  const put = (node: OrganisationNode) => {
    nodes.set(node.id, node);
    return node.id;
  };
  const largest = Math.max(0, ...branches.map(({ employees }) => employees));
  const roots = branches.map((branch) => {
    const { branch_id: branchId, employees: people } = branch;
    const directory = `${paths.employees}?branch=${branchId}`;
    const common = (employees: number) => ({ employees, share: part(employees, people) });
    const departments = branch.departments.map((department) => {
      const ofDepartment = `${directory}&department=${department.department_id}`;
      const list = `${paths.subDepartment}?branch=${branchId}&department=${department.department_id}`;
      const children = department.sub_departments.map(({ id, sub_department: name, employees }) =>
        put({
          id: `sub-department-${id}`,
          kind: 'sub-department',
          name,
          list: `${list}&q=${encodeURIComponent(name)}`,
          people: `${ofDepartment}&sub-department=${id}`,
          children: [],
          ...common(employees),
        }),
      );
      return put({
        id: `department-${department.department_id}`,
        kind: 'department',
        name: department.department_name,
        list,
        people: ofDepartment,
        children,
        ...common(department.employees),
      });
    });
    return put({
      id: `branch-${branchId}`,
      kind: 'branch',
      name: branch.branch_name,
      list: `${paths.department}?branch=${branchId}`,
      people: directory,
      children: departments,
      employees: people,
      share: part(people, largest),
    });
  });
  return { nodes, branches: roots };
}

function part(some: number, all: number): number {
  return all === 0 ? 0 : some / all;
}

export interface FoundTree extends OrganisationTree {
  /** How many nodes bear what was searched for. */
  readonly matches: number;
  /** What must stand open for every match to be seen. */
  readonly open: readonly string[];
}

/** What a search leaves: the nodes that it finds, the way to each of them, and whatever is below them. */
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

/** Every node that has something below it. */
export function folders({ nodes }: OrganisationTree): string[] {
  return [...nodes.values()].filter(({ children }) => children.length > 0).map(({ id }) => id);
}

/** All nodes in reading order, with how deep they stand. */
export function outline({ nodes, branches }: OrganisationTree): { node: OrganisationNode; level: number }[] {
  const below = (ids: readonly string[], level: number): { node: OrganisationNode; level: number }[] =>
    ids.flatMap((id) => {
      const node = nodes.get(id);
      return node ? [{ node, level }, ...below(node.children, level + 1)] : [];
    });
  return below(branches, 0);
}
