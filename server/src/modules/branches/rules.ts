import { BRANCH_TYPES } from '@seamline/shared/contract/branches';
import { validation } from '@seamline/shared/contract/validation';
import { fieldsInvalid } from '../../errors.ts';

/** The type as it is offered, or the 422 to answer with. */
export function checkType(type: string): string {
  if (BRANCH_TYPES.some((offered) => offered === type)) return type;
  throw fieldsInvalid([{ field: 'branch_type', message: validation.choice }]);
}

export const duplicateName = (name: string) => `There is already a branch called ${name}.`;
