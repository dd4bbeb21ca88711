import { localized } from '@seamline/shared/contract/errors';
import { type GeocodingResult, getMapSettings, searchPlaces } from '@seamline/shared/contract/organisation/geocoding';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { failure } from '../errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import type { MapServices } from './mapSettings.ts';

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
export function readPlaces(answer: unknown): GeocodingResult[] | undefined {
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

/** Result of a search: places, `busy` where too many wait already, or `unreachable`. */
type SearchOutcome = readonly GeocodingResult[] | 'busy' | 'unreachable';

interface PlaceSearch {
  find(text: string): Promise<SearchOutcome>;
}

interface GeocoderOptions {
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** At most one request a second for all users together, as the policy of the public service requires. */
const PACE_MS = 1000;
const PATIENCE_MS = 6000;
const MOST_WAITING = 5;
const MOST_REMEMBERED = 500;
const MATCHES = '6';
/** Lifetime of a cached result: places do not move, but the map may gain some. */
const REMEMBERED_MS = 24 * 3_600_000;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends searches of all users to a Nominatim-like service: one request at a time and a second, each search once a day,
 * and without data of the users.
 */
export function placeSearch(
  service: NonNullable<MapServices['search']>,
  { now = () => performance.now(), wait = sleep }: GeocoderOptions = {},
): PlaceSearch {
  const remembered = new Map<string, { readonly places: readonly GeocodingResult[]; readonly until: number }>();
  const underWay = new Map<string, Promise<SearchOutcome>>();
  let turn: Promise<unknown> = Promise.resolve();
  let nextAt = Number.NEGATIVE_INFINITY;

  async function ask(question: string): Promise<SearchOutcome> {
    if (nextAt > now()) await wait(nextAt - now());
    nextAt = now() + PACE_MS;
    const places = await request(service, question);
    if (places === undefined) return 'unreachable';
    remembered.set(question, { places, until: now() + REMEMBERED_MS });
    const oldest = remembered.keys().next().value;
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return places;
  }

  return {
    async find(text) {
      const question = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
      const known = remembered.get(question);
      if (known && known.until > now()) return known.places;
      const same = underWay.get(question);
      if (same) return await same;
      if (underWay.size >= MOST_WAITING) return 'busy';
      const answer = turn.then(() => ask(question)).finally(() => underWay.delete(question));
      turn = answer;
      underWay.set(question, answer);
      return await answer;
    },
  };
}

/** Undefined without a valid response. */
async function request(
  { url, contact }: NonNullable<MapServices['search']>,
  question: string,
): Promise<GeocodingResult[] | undefined> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ format: 'jsonv2', limit: MATCHES, q: question })) {
    address.searchParams.set(name, value);
  }
  try {
    const response = await fetch(address, {
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        'user-agent': `Seamline-HR/1.0 (company location${contact ? `; ${contact}` : ''})`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return undefined;
    return readPlaces(await response.json());
  } catch {
    return undefined;
  }
}

export function geocodingRoutes(app: FastifyInstance, { env }: Services): void {
  const { tiles, search, attribution } = env.mapServices;
  const service = search && placeSearch(search);

  route(app, getMapSettings, async () => ({
    tiles: tiles ? { url: tiles.url, max_zoom: tiles.maxZoom } : null,
    search: search ? { while_typing: search.whileTyping } : null,
    attribution,
  }));

  route(app, searchPlaces, async ({ input: { query } }) => {
    const found = (await service?.find(query.q)) ?? 'unreachable';
    if (found === 'busy') {
      throw failure(429, localized('place_search_busy'), {
        detail: 'too many searches wait',
        retryAfterSeconds: 2,
      });
    }
    return found === 'unreachable' ? { available: false, places: [] } : { available: true, places: [...found] };
  });
}
