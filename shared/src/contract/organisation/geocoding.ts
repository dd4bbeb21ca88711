import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { requiredText } from '../wire/fields.ts';

/** A place on a map, as a search result. */
export const place = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type GeocodingResult = z.output<typeof place>;

/** Source of the map's tiles: a URL with `{z}`, `{x}`, `{y}` and optionally `{s}`. */
export const mapTiles = z.object({ url: z.string(), max_zoom: z.int() });
export type MapTiles = z.output<typeof mapTiles>;

export const getMapSettings = endpoint({
  method: 'GET',
  path: '/data/map-settings',
  summary: 'Which services draw the map and search places',
  answer: z.object({
    /** Null if the operator has disabled the map. */
    tiles: z.nullable(mapTiles),
    /** Null if the operator has disabled the search; `while_typing` is true if its service allows that. */
    search: z.nullable(z.object({ while_typing: z.boolean() })),
    /** Attribution that the map services require. */
    attribution: z.object({ text: z.string(), url: z.nullable(z.string()) }),
  }),
});

/** Shortest search, since fewer characters match too many places. */
export const SHORTEST_PLACE_SEARCH = 3;

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/data/places',
  summary: 'Places by name or address, from the place search of the operator’s choice, best match first',
  limited: true,
  query: z.object({ q: requiredText(200) }),
  answer: z.object({
    /** False if the search service did not respond, such as in a closed network, which is no error of the caller. */
    available: z.boolean(),
    places: z.array(place),
  }),
});
