import type { FormerEmployee, Identity } from '@seamline/shared/contract/former-employees';
import { validation } from '@seamline/shared/contract/validation';
import * as z from 'zod';
import { fieldsInvalid } from '../../errors.ts';
import { leavingOf } from '../employee-records/details.ts';
import type { FormerEmployeePlace, formerEmployeeStore } from './store.ts';

type Row = Awaited<ReturnType<ReturnType<typeof formerEmployeeStore>['list']>>[number];
type PictureAddress = (id: number, hasThumbnail: boolean) => string;

/** Pages of this size come where nobody asks for another. */
export const PAGE = 50;

export const messages = {
  left: 'Ex-employee data updated successfully!',
  back: (name: string) => `${name} works here again.`,
  worksHere: (name: string) => `${name} works here: there is nobody to take back.`,
  numberTaken: (name: string, owner: string) =>
    `${name} cannot be taken back: ${owner} has the same mobile number. Change one of the two first.`,
} as const;

export function toFormerEmployee(row: Row, pictureAddress: PictureAddress): FormerEmployee {
  const leaving = leavingOf(row);
  if (leaving === null) throw new Error(`Employee ${row.id} is listed as a former employee and has not left.`);
  return { ...toPerson(row, pictureAddress), ...leaving };
}

export function toIdentity(row: Row, reports: number, pictureAddress: PictureAddress): Identity {
  return { ...toPerson(row, pictureAddress), reports, leaving: leavingOf(row) };
}

function toPerson(row: Row, pictureAddress: PictureAddress) {
  const { id, name, designation, department, branch_name, mobile_number, joining_date, pictureId, hasThumbnail } = row;
  const profile_pic = pictureId === null ? null : pictureAddress(pictureId, hasThumbnail === true);
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

const place = z.tuple([z.iso.datetime(), z.int().min(1).max(2_147_483_647)]);

export function toCursor({ left_at, id }: Pick<FormerEmployee, 'left_at' | 'id'>): string {
  return Buffer.from(JSON.stringify([left_at, id])).toString('base64url');
}

/** The place that a cursor stands for, or the 422 to answer with. */
export function fromCursor(cursor: string | undefined): FormerEmployeePlace | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  try {
    const [leftAt, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { leftAt: new Date(leftAt), id };
  } catch {
    throw fieldsInvalid([{ field: 'cursor', message: validation.cursor }]);
  }
}
