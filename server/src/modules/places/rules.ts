import { LIMITS } from '@seamline/shared/contract/fields';
import type { Place } from '@seamline/shared/contract/places';
import * as z from 'zod';

const LONGEST_NAME = 300;
const MOST_PLACES = 10;

/** A coordinate: text, as the search returns it, or a number. */
const degrees = (most: number) =>
  z
    .union([z.string().regex(/^-?\d+(\.\d+)?$/), z.number()])
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

const found = z.object({
  display_name: z.string().min(1),
  lat: degrees(LIMITS.latitude),
  lon: degrees(LIMITS.longitude),
});

/** The places in a response of a Nominatim-like search, without invalid entries. Undefined for another response. */
export function readPlaces(answer: unknown): Place[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer
    .flatMap((entry) => {
      const read = found.safeParse(entry);
      if (!read.success) return [];
      const { display_name, lat, lon } = read.data;
      return [{ name: display_name.slice(0, LONGEST_NAME), latitude: lat, longitude: lon }];
    })
    .slice(0, MOST_PLACES);
}
