import type * as activity from '@seamline/shared/contract/access/activity';
import type * as administrators from '@seamline/shared/contract/access/administrators';
import type * as session from '@seamline/shared/contract/access/session';
import type * as sessions from '@seamline/shared/contract/access/sessions';
import type * as employeeChanges from '@seamline/shared/contract/employees/employee-changes';
import type * as employeeCodes from '@seamline/shared/contract/employees/employee-codes';
import type * as employeeCreation from '@seamline/shared/contract/employees/employee-creation';
import type * as employeeDetails from '@seamline/shared/contract/employees/employee-details';
import type * as employeeExits from '@seamline/shared/contract/employees/employee-exits';
import type * as employeeExports from '@seamline/shared/contract/employees/employee-exports';
import type * as employeeImports from '@seamline/shared/contract/employees/employee-imports';
import type * as employeeProfiles from '@seamline/shared/contract/employees/employee-profiles';
import type * as employeeViews from '@seamline/shared/contract/employees/employee-views';
import type * as formerEmployees from '@seamline/shared/contract/employees/former-employees';
import type * as identityNumbers from '@seamline/shared/contract/employees/identity-numbers';
import type * as importUndo from '@seamline/shared/contract/employees/import-undo';
import type * as leaveReasons from '@seamline/shared/contract/leave/leave-reasons';
import type * as leaveTypes from '@seamline/shared/contract/leave/leave-types';
import type * as branches from '@seamline/shared/contract/organisation/branches';
import type * as company from '@seamline/shared/contract/organisation/company';
import type * as departmentMoves from '@seamline/shared/contract/organisation/department-moves';
import type * as departments from '@seamline/shared/contract/organisation/departments';
import type * as designations from '@seamline/shared/contract/organisation/designations';
import type * as organisationImports from '@seamline/shared/contract/organisation/organisation-imports';
import type * as subDepartments from '@seamline/shared/contract/organisation/sub-departments';
import type * as releaseTelemetry from '@seamline/shared/contract/releases/release-telemetry';
import type * as shifts from '@seamline/shared/contract/shifts/shifts';
import type { Endpoint } from '@seamline/shared/contract/wire/endpoint';

/** The files of the contract that declare changes. */
type Contract =
  | typeof activity
  | typeof administrators
  | typeof session
  | typeof sessions
  | typeof employeeChanges
  | typeof employeeCodes
  | typeof employeeCreation
  | typeof employeeDetails
  | typeof employeeExits
  | typeof employeeExports
  | typeof employeeImports
  | typeof employeeProfiles
  | typeof employeeViews
  | typeof formerEmployees
  | typeof identityNumbers
  | typeof importUndo
  | typeof leaveReasons
  | typeof leaveTypes
  | typeof branches
  | typeof company
  | typeof departmentMoves
  | typeof departments
  | typeof designations
  | typeof organisationImports
  | typeof subDepartments
  | typeof releaseTelemetry
  | typeof shifts;

type ExportsOf<Module> = Module extends Contract ? Module[keyof Module] : never;
type Declared = Extract<ExportsOf<Contract>, Endpoint>;
type Unwritten = { readonly writes: false } | { readonly method: 'GET'; readonly writes?: never };

/** An endpoint by its method and path, as in `PUT /data/settings/branches`. */
export type NameOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** Every endpoint that the files above declare. */
export type EndpointName = NameOf<Declared>;

/** Endpoints of a session that write. */
export type WriteName = NameOf<Exclude<Declared, Unwritten | { readonly open: true }>>;

/** Endpoints that change a stored record. */
export type ChangeName = NameOf<Extract<Declared, { readonly method: 'PUT' }>>;
