import { BRANCH_TYPES } from '@seamline/shared/contract/branches';
import { localized } from '@seamline/shared/contract/errors';
import { fieldsInvalid } from '../../errors.ts';

/** The type as it is offered, or the 422 to answer with. */
export function checkType(type: string): string {
  if (BRANCH_TYPES.some((offered) => offered === type)) return type;
  throw fieldsInvalid([{ field: 'branch_type', message: localized('invalid_choice') }]);
}

export const duplicateName = (name: string) => localized('branch_name_taken', { name });
