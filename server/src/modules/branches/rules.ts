import { BRANCH_TYPES } from '@seamline/shared/contract/branches';
import { localized } from '@seamline/shared/contract/errors';
import { fieldsInvalid } from '../../errors.ts';

/** Refuses a type that is not offered. */
export function checkType(type: string): void {
  if (BRANCH_TYPES.some((offered) => offered === type)) return;
  throw fieldsInvalid([{ field: 'branch_type', message: localized('invalid_choice') }]);
}

export const duplicateName = (name: string) => localized('branch_name_taken', { name });
