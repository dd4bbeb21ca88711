import { DEFAULT_LOCATION } from '@seamline/shared/contract/organisation/company';
import { LIMITS } from '@seamline/shared/contract/wire/fields';

/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position in the form, which may be incomplete. */
export interface TypedPosition {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

const DECIMALS = 6;

/** Rounds to the stored precision and wraps the longitude at the date line. */
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

/** Returns the position of the form if both coordinates are valid. */
export function completePosition({ latitude, longitude }: TypedPosition): Position | undefined {
  if (!isWithin(latitude, LIMITS.latitude) || !isWithin(longitude, LIMITS.longitude)) return undefined;
  return { latitude, longitude };
}

function isWithin(degrees: number | null | undefined, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}

/** The position of the marker while the form has none. */
export const DEFAULT_POSITION: Position = DEFAULT_LOCATION;

export function isSamePlace(one: Position, other: Position): boolean {
  return rounded(one.latitude) === rounded(other.latitude) && rounded(one.longitude) === rounded(other.longitude);
}

/** Metres of a degree of latitude. A degree of longitude is shorter the further it is from the equator. */
const METRES = 111_320;

/** Returns the position that many metres to the east and to the north. */
export function walk({ latitude, longitude }: Position, east: number, north: number): Position {
  const shrinking = Math.max(Math.cos((latitude * Math.PI) / 180), 1e-6);
  return tidyPosition({ latitude: latitude + north / METRES, longitude: longitude + east / (METRES * shrinking) });
}

/** Reads two coordinates from one text, as maps copy them: `21.1959, 72.8302`. */
export function readPair(text: string): Position | undefined {
  const found = /^\s*(-?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?\s*$/.exec(text);
  if (!found) return undefined;
  const position = completePosition({ latitude: Number(found[1]), longitude: Number(found[2]) });
  return position && tidyPosition(position);
}
