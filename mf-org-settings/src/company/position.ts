import { DEFAULT_LOCATION } from '@seamline/shared/contract/company';
import { LIMITS } from '@seamline/shared/contract/fields';

/** A place on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the form holds of a place: nothing, what was typed, or a number. */
export interface TypedPosition {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

const DECIMALS = 6;

/** As precise as it is stored, and on this side of the date line. */
export function tidyPosition({ latitude, longitude }: Position): Position {
  const turned = Math.abs(longitude) > LIMITS.longitude ? ((((longitude + 180) % 360) + 360) % 360) - 180 : longitude;
  return {
    latitude: rounded(Math.min(Math.max(latitude, -LIMITS.latitude), LIMITS.latitude)),
    longitude: rounded(turned),
  };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** The place that the form holds, where both numbers are ones that a place can have. */
export function completePosition({ latitude, longitude }: TypedPosition): Position | undefined {
  if (!isWithin(latitude, LIMITS.latitude) || !isWithin(longitude, LIMITS.longitude)) return undefined;
  return { latitude, longitude };
}

function isWithin(degrees: number | null | undefined, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}

/** Where the marker stands while the form holds no place. */
export const DEFAULT_POSITION: Position = DEFAULT_LOCATION;

export function isSamePlace(one: Position, other: Position): boolean {
  return rounded(one.latitude) === rounded(other.latitude) && rounded(one.longitude) === rounded(other.longitude);
}

/** Metres that a degree of latitude is long; a degree of longitude is shorter the further it is from the equator. */
const METRES = 111_320;

/** Where one gets by going so many metres to the east and to the north. */
export function walk({ latitude, longitude }: Position, east: number, north: number): Position {
  const shrinking = Math.max(Math.cos((latitude * Math.PI) / 180), 1e-6);
  return tidyPosition({ latitude: latitude + north / METRES, longitude: longitude + east / (METRES * shrinking) });
}

/** Two coordinates in one text, as maps copy them: `21.1959, 72.8302`. */
export function readPair(text: string): Position | undefined {
  const found = /^\s*(-?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*$/.exec(text);
  if (!found) return undefined;
  const position = completePosition({ latitude: Number(found[1]), longitude: Number(found[2]) });
  return position && tidyPosition(position);
}
