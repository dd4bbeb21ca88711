import { localized } from '@seamline/shared/contract/errors';
/** A name is all that a request has of a leave type, and somebody may have changed it meanwhile. */
export const unknownType = (name: string) => localized('leave_type_unknown', { name });
