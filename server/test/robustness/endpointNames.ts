import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';

/** The files of the contract that declare changes. */
type Contract =
  | typeof import('@seamline/shared/contract/access/activity')
  | typeof import('@seamline/shared/contract/access/administrators')
  | typeof import('@seamline/shared/contract/access/session')
  | typeof import('@seamline/shared/contract/access/sessions')
  | typeof import('@seamline/shared/contract/employees/employee-changes')
  | typeof import('@seamline/shared/contract/employees/employee-codes')
  | typeof import('@seamline/shared/contract/employees/employee-creation')
  | typeof import('@seamline/shared/contract/employees/employee-details')
  | typeof import('@seamline/shared/contract/employees/employee-exits')
  | typeof import('@seamline/shared/contract/employees/employee-exports')
  | typeof import('@seamline/shared/contract/employees/employee-imports')
  | typeof import('@seamline/shared/contract/employees/employee-profiles')
  | typeof import('@seamline/shared/contract/employees/employee-views')
  | typeof import('@seamline/shared/contract/employees/former-employees')
  | typeof import('@seamline/shared/contract/employees/identity-numbers')
  | typeof import('@seamline/shared/contract/employees/import-preview')
  | typeof import('@seamline/shared/contract/employees/import-undo')
  | typeof import('@seamline/shared/contract/leave/leave-reasons')
  | typeof import('@seamline/shared/contract/leave/leave-types')
  | typeof import('@seamline/shared/contract/organisation/branch-changes')
  | typeof import('@seamline/shared/contract/organisation/branches')
  | typeof import('@seamline/shared/contract/organisation/company')
  | typeof import('@seamline/shared/contract/organisation/department-moves')
  | typeof import('@seamline/shared/contract/organisation/departments')
  | typeof import('@seamline/shared/contract/organisation/designations')
  | typeof import('@seamline/shared/contract/organisation/organisation-imports')
  | typeof import('@seamline/shared/contract/organisation/sub-departments')
  | typeof import('@seamline/shared/contract/releases/release-telemetry')
  | typeof import('@seamline/shared/contract/shifts/shifts');

type ExportsOf<Module> = Module extends Contract ? Module[keyof Module] : never;
type Declared = Extract<ExportsOf<Contract>, Endpoint>;
type Unwritten = { readonly writes: false } | { readonly method: 'GET'; readonly writes?: never };

/** An endpoint by its method and path, as in `PUT /data/settings/branches`. */
export type NameOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** Every endpoint that the files above declare. */
export type EndpointName = NameOf<Declared>;

/** Endpoints of a session that write. */
export type WriteName = NameOf<Exclude<Declared, Unwritten | { readonly open: true }>>;
