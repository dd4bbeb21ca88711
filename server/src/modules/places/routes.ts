import { localized } from '@seamline/shared/contract/errors';
import { getMapSettings, searchPlaces } from '@seamline/shared/contract/places';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { placeSearch } from './placeSearch.ts';

export function places(app: FastifyInstance, { env }: Services): void {
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
