import { localized } from '@seamline/shared/contract/errors';
/** A request names a leave type by its name alone, which may have been changed since. */
export const unknownType = (name: string) => localized('leave_type_unknown', { name });
