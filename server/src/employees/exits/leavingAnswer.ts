import { type DatedField, findImpossibleDates } from '@seamline/shared/contract/employees/employee-dates';
import type {
  FormerEmployee,
  Identity,
  LeavingInput,
  LeavingState,
} from '@seamline/shared/contract/employees/former-employees';
import { localized } from '@seamline/shared/contract/errors';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import * as z from 'zod';
import { type FieldError, fieldsInvalid } from '../../errors.ts';
import { type FileUrl, pictureUrl } from '../../files/fileUrls.ts';
import { leavingOf, leavingValuesOf, noticeOf } from '../record/detailsAnswer.ts';
import type { formerEmployeeStore, ListPosition } from './leavings.ts';
import { workingDaysAfter } from './workingDays.ts';

type Row = Awaited<ReturnType<ReturnType<typeof formerEmployeeStore>['list']>>[number];

type LeavingRow = Omit<Row, 'tasks_done' | 'reports'>;

/** The default size of a page. */
export const PAGE = 50;

const LEAVING_DATES = ['resignation_date', 'company_last_day', 'settled_on'] as const satisfies readonly DatedField[];
type LeavingDates = Pick<LeavingInput, (typeof LEAVING_DATES)[number]>;
type StoredDates = { readonly joining_date: string } & { readonly [Name in keyof LeavingDates]: string | null };

/** @throws the 422 for dates of a leaving that cannot be true */
export function checkLeavingDates(stored: StoredDates, dates: LeavingInput, today: string): void {
  const changed = LEAVING_DATES.filter((name) => dates[name] !== stored[name]);
  const { resignation_date, company_last_day, settled_on } = dates;
  const known = { joining_date: stored.joining_date, resignation_date, company_last_day, settled_on };
  const problems: FieldError[] = findImpossibleDates(known, { today, changed });
  if (problems.length > 0) throw fieldsInvalid(problems);
}

export function toFormerEmployee(row: Row, fileUrl: FileUrl, settlementDays: number): FormerEmployee {
  const leaving = leavingValuesOf(row);
  if (leaving === null) throw new Error(`Employee ${row.id} is not leaving.`);
  const { tasks_done, reports, left_at } = row;
  return {
    ...toPerson(row, fileUrl),
    version: row.version,
    ...leaving,
    settlement_due_on: workingDaysAfter(leaving.company_last_day, settlementDays),
    tasks_done,
    reports,
    left_at: left_at?.toISOString() ?? null,
  };
}

export function toIdentity(row: LeavingRow, reports: number, fileUrl: FileUrl): Identity {
  const { version } = row;
  return { ...toPerson(row, fileUrl), reports, version, notice: noticeOf(row), leaving: leavingOf(row) };
}

function toPerson(row: LeavingRow, fileUrl: FileUrl) {
  const { id, name, designation, department, branch_name, mobile_number, joining_date, pictureId, hasThumbnail } = row;
  const profile_pic = pictureId === null ? null : pictureUrl(fileUrl, pictureId, hasThumbnail === true);
  return {
    id,
    user_id: id,
    user_name: name,
    designation,
    department,
    branch_name,
    mobile_number,
    joining_date,
    profile_pic,
  };
}

const id = z.int().min(1).max(LIMITS.id);
const POSITIONS = {
  former: z.tuple([z.iso.datetime(), id]),
  'on-notice': z.tuple([z.iso.date(), id]),
} as const satisfies Record<LeavingState, unknown>;

/** The cursor of the page that follows a line. */
export function toCursor({ left_at, company_last_day, id: last }: FormerEmployee): string {
  return Buffer.from(JSON.stringify([left_at ?? company_last_day, last])).toString('base64url');
}

/** The position that a cursor of a list describes, or the 422 to answer with. */
export function fromCursor(state: LeavingState, cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  try {
    const [key, last] = POSITIONS[state].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { key, id: last };
  } catch {
    throw fieldsInvalid([{ field: 'cursor', message: localized('invalid_cursor') }]);
  }
}
