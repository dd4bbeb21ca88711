import {
  importOrganisation,
  type OrganisationImportPreview,
  type OrganisationImportResult,
  previewOrganisationImport,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation-imports';
import type { FastifyInstance } from 'fastify';
import { fieldErrorBodies } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { rendererFor } from '../../language/language.ts';
import { changesOf, type OfSheets, type PlannedRow, recordOf } from '../../organisation/planWorkbookImport.ts';
import { organisationImportStore } from './store.ts';

/** Two thousand rows of which each has a long description. */
const WORKBOOK_BYTES = 4 * 1024 * 1024;

/** Branches, departments, sub-departments, designations and leave types from one workbook: all of it or nothing. */
export function organisationImports(app: FastifyInstance, { database }: Services): void {
  const store = organisationImportStore(database);
  const options = { bodyLimit: WORKBOOK_BYTES };

  route(
    app,
    previewOrganisationImport,
    async ({ input: { body }, request, reply }) => {
      const render = rendererFor(request, reply);
      const planned = await store.preview(body);
      return bySheet(planned, (rows): OrganisationImportPreview['branches'] =>
        rows.map((one) => ({
          row: one.row,
          outcome: one.outcome,
          record: recordOf(one.unit),
          changes: changesOf(one),
          problems: fieldErrorBodies(one.problems, render),
        })),
      );
    },
    options,
  );

  route(
    app,
    importOrganisation,
    async ({ input: { body }, viewer }) => {
      return bySheet(await store.import(viewer, body), (rows): OrganisationImportResult['branches'] => {
        const count = (outcome: PlannedRow['outcome']) => rows.filter((one) => one.outcome === outcome).length;
        return { created: count('new'), changed: count('changed'), unchanged: count('same') };
      });
    },
    options,
  );
}

function bySheet<Value>(planned: readonly PlannedRow[], toValue: (rows: readonly PlannedRow[]) => Value) {
  const entries = SHEET_NAMES.map((sheet) => [sheet, toValue(planned.filter((one) => one.sheet === sheet))]);
  return Object.fromEntries(entries) as OfSheets<Value>;
}
