import { localized } from '@seamline/shared/contract/errors';
import { fieldsInvalid } from '../../errors.ts';

export const USUAL_PAGE = 50;

/** The last entry of a page: the next one begins after it. */
export interface CursorPosition {
  readonly at: Date;
  readonly id: number;
}

export function toCursor({ at, id }: CursorPosition): string {
  return `${at.getTime().toString(36)}-${id.toString(36)}`;
}

/** Reads a cursor. @throws the 422 for one that is none */
export function fromCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [, time, id] = /^([0-9a-z]{1,9})-([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    throw fieldsInvalid([{ field: 'cursor', message: localized('invalid_cursor') }]);
  }
  return { at: new Date(Number.parseInt(time, 36)), id: Number.parseInt(id, 36) };
}

/** The beginning of a day in Asia/Kolkata, which has no daylight saving time. */
export function dayBegins(day: string | undefined): string | undefined {
  return day ? `${day}T00:00:00+05:30` : undefined;
}
