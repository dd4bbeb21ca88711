import { BRANCH_TYPES } from '@seamline/shared/contract/branches';
import { validation } from '@seamline/shared/contract/validation';
import { fieldsInvalid } from '../../errors.ts';

/** What still belongs to a branch and keeps it from being deleted. */
export interface Dependants {
  readonly departments: number;
  readonly employees: number;
  readonly formerEmployees: number;
}

/** The type as it is offered, or the 422 to answer with. */
export function checkType(type: string): string {
  if (BRANCH_TYPES.some((offered) => offered === type)) return type;
  throw fieldsInvalid([{ field: 'branch_type', message: validation.choice }]);
}

export const duplicateName = (name: string) => `There is already a branch called ${name}.`;

/** 'Vesu Showroom cannot be deleted: 4 departments and 18 employees belong to it.' */
export function inUse(name: string, dependants: Dependants): string {
  const parts = [
    counted(dependants.departments, 'department'),
    counted(dependants.employees, 'employee'),
    counted(dependants.formerEmployees, 'former employee'),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return `${name} cannot be deleted: something still belongs to it.`;
  const total = dependants.departments + dependants.employees + dependants.formerEmployees;
  return `${name} cannot be deleted: ${joined(parts)} ${total === 1 ? 'belongs' : 'belong'} to it.`;
}

function counted(count: number, noun: string): string | undefined {
  if (count === 0) return undefined;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
