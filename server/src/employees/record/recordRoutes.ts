import { createEmployee } from '@seamline/shared/contract/employees/employee-creation';
import {
  type EmployeeDetails,
  getEmployee,
  updateEmployee,
} from '@seamline/shared/contract/employees/employee-details';
import { FILE_FIELDS } from '@seamline/shared/contract/employees/employee-fields';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import type { Database } from '../../db/connect.ts';
import { fieldConflict, notFound } from '../../errors.ts';
import type { FileUrls } from '../../files/fileUrls.ts';
import { acceptDocument, acceptPicture, type KeptFile } from '../../files/intake.ts';
import type { UploadStore } from '../../files/uploads.ts';
import { mayEdit } from '../../http/access.ts';
import { databaseError } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { IdentityNumbers } from '../identity-numbers/identityNumbers.ts';
import { detailsOf } from './detailsAnswer.ts';
import { type EmployeeChange, employeeRecordStore, nameOfNumber } from './employeeRecords.ts';
import { clearedColumns, columnsOf, columnsWithCountryOf, refusalOf } from './recordColumns.ts';

const NUMBER_UNIQUE = 'employees_mobile_number_unique';

/** Returns the failure for an employee that the database refused, at its field where there is one. */
export async function employeeRefusal(
  database: Database,
  columns: Readonly<Record<string, unknown>>,
  error: unknown,
): Promise<unknown> {
  if (databaseError(error)?.constraint !== NUMBER_UNIQUE) return refusalOf(error) ?? error;
  const owner = await nameOfNumber(database, String(columns.mobile_number));
  return fieldConflict('mobile_number', localized('mobile_number_taken', { name: owner ?? localized('somebody') }));
}

/** One employee: adding, reading, changing. */
export function recordRoutes(
  app: FastifyInstance,
  {
    clock,
    today,
    database,
    fileUrls,
    identityNumbers,
    readings,
    uploads,
  }: Services & { fileUrls: FileUrls; identityNumbers: IdentityNumbers; readings: ReadCounter; uploads: UploadStore },
): void {
  const store = employeeRecordStore(database);

  route(app, createEmployee, async ({ input: { body }, viewer }) => {
    const change = {
      columns: await identityNumbers.encrypt(columnsWithCountryOf(body)),
      reportingIds: body['reporting_person_ids[]'],
      files: await keepFiles(body),
      today: today(),
    };
    const { id } = await saved(change, store.create(viewer, change));
    return { id, message: localized('employee_added') };
  });

  readRoute(app, getEmployee, async ({ input: { params }, viewer }): Promise<EmployeeDetails> => {
    const found = await store.get(params.id);
    if (found === undefined) throw notFound('employee');
    const asking = await viewer;
    await readings.add(asking, 1);
    const masked = { ...found, row: await identityNumbers.mask(found.row) };
    return detailsOf(masked, fileUrls.forViewer(asking, clock()), mayEdit(asking));
  });

  route(app, updateEmployee, async ({ input: { params, body }, viewer }) => {
    const cleared = body['clear[]'] ?? [];
    const change = {
      columns: { ...(await identityNumbers.encrypt(columnsOf(body))), ...clearedColumns(cleared) },
      reportingIds: cleared.includes('reporting_person_ids') ? [] : body.reporting_person_ids,
      files: await keepFiles(body),
      today: today(),
    };
    const row = await saved(change, store.update(viewer, params.id, body.version, change));
    if (row === undefined) throw notFound('employee');
    return { id: row.id, version: row.version, message: localized('employee_updated') };
  });

  async function keepFiles(body: Readonly<Record<string, unknown>>): Promise<EmployeeChange['files']> {
    const kept: Record<string, KeptFile> = {};
    for (const field of FILE_FIELDS) {
      const file = body[field];
      if (!(file instanceof File)) continue;
      if (field === 'profile_picture') kept[field] = await acceptPicture(uploads, field, field, file);
      else kept[field] = await acceptDocument(uploads, field === 'pan_card' ? field : 'aadhaar', field, file);
    }
    return kept;
  }

  async function saved<T>({ columns }: EmployeeChange, saving: Promise<T>): Promise<T> {
    return await saving.catch(async (error: unknown) => {
      throw await employeeRefusal(database, columns, error);
    });
  }
}
