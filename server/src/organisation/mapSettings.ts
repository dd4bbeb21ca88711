import * as z from 'zod';

/** The services behind the map and the place search, as the operator has chosen them. */
export interface MapServices {
  readonly tiles: { readonly url: string; readonly maxZoom: number } | undefined;
  readonly search:
    | { readonly url: string; readonly contact: string | undefined; readonly whileTyping: boolean }
    | undefined;
  readonly attribution: { readonly text: string; readonly url: string | null };
  /** The line for the operator about what nobody has chosen; undefined where nothing is missing. */
  readonly notice: string | undefined;
}

/** The public services of OpenStreetMap, whose policies allow light use: development and the demo use them unasked. */
const PUBLIC_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const PUBLIC_SEARCH = 'https://nominatim.openstreetmap.org/search';

/** Hosts whose usage policy forbids searches while the user types. */
const NO_SEARCH_WHILE_TYPING = new Set(['nominatim.openstreetmap.org']);

/** Placeholders in the URL of a tile. */
const PLACEHOLDERS = /\{(?:z|x|y|s|r)\}/g;

/** Each `{s}` becomes one of these, as map libraries do. */
const SUBDOMAINS = ['a', 'b', 'c'];

const whole = (name: string) => `${name} must be a whole number between 1 and 24.`;

const webAddress = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address that starts with http:// or https://, or "off".` });

/** Variables of the map services. */
export const mapVariables = {
  MAP_TILES_URL: z
    .string()
    .refine((value) => value === 'off' || isTileAddress(value), {
      error:
        'MAP_TILES_URL must be an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png, or "off".',
    })
    .optional(),
  MAP_MAX_ZOOM: z.coerce
    .number(whole('MAP_MAX_ZOOM'))
    .int(whole('MAP_MAX_ZOOM'))
    .min(1, whole('MAP_MAX_ZOOM'))
    .max(24, whole('MAP_MAX_ZOOM'))
    .default(19),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  MAP_ATTRIBUTION_URL: webAddress('MAP_ATTRIBUTION_URL')
    .or(z.literal('off'))
    .default('https://www.openstreetmap.org/copyright'),
  PLACE_SEARCH_URL: webAddress('PLACE_SEARCH_URL').or(z.literal('off')).optional(),
  PLACE_SEARCH_CONTACT: z
    .string()
    .regex(/^[\x20-\x7e]{1,200}$/, 'PLACE_SEARCH_CONTACT must be an e-mail address or a web address.')
    .optional(),
  PLACE_SEARCH_WHILE_TYPING: z.enum(['on', 'off'], 'PLACE_SEARCH_WHILE_TYPING is either "on" or "off".').optional(),
};

type MapValues = z.output<z.ZodObject<typeof mapVariables>>;

/** The chosen services. Production has none that nobody chose. */
export function mapServices(values: MapValues, production: boolean): MapServices {
  const tiles = values.MAP_TILES_URL ?? (production ? 'off' : PUBLIC_TILES);
  const search = values.PLACE_SEARCH_URL ?? (production ? 'off' : PUBLIC_SEARCH);
  const link = values.MAP_ATTRIBUTION_URL;
  return {
    tiles: tiles === 'off' ? undefined : { url: tiles, maxZoom: values.MAP_MAX_ZOOM },
    search:
      search === 'off'
        ? undefined
        : { url: search, contact: values.PLACE_SEARCH_CONTACT, whileTyping: whileTyping(values, search) },
    attribution: { text: values.MAP_ATTRIBUTION, url: link === 'off' ? null : link },
    notice: production ? noticeOf(values) : undefined,
  };
}

function noticeOf({ MAP_TILES_URL: tiles, PLACE_SEARCH_URL: search }: MapValues): string | undefined {
  const unset = [
    ...(tiles ? [] : ['MAP_TILES_URL (the map)']),
    ...(search ? [] : ['PLACE_SEARCH_URL (the place search)']),
  ];
  return unset.length === 0
    ? undefined
    : `Off until set: ${unset.join(' and ')}. Name services of your choice, or "off".`;
}

function whileTyping({ PLACE_SEARCH_WHILE_TYPING: chosen }: MapValues, url: string): boolean {
  return chosen === undefined ? !NO_SEARCH_WHILE_TYPING.has(new URL(url).hostname) : chosen === 'on';
}

function isTileAddress(template: string): boolean {
  if (!['{z}', '{x}', '{y}'].every((part) => template.includes(part))) return false;
  const filled = template.replaceAll(PLACEHOLDERS, '1');
  return URL.canParse(filled) && /^https?:$/.test(new URL(filled).protocol);
}

/** Origins of the map's tiles, which the content security policy has to allow. */
export function tileOrigins({ tiles }: MapServices): string[] {
  if (tiles === undefined) return [];
  const addresses = tiles.url.includes('{s}')
    ? SUBDOMAINS.map((subdomain) => tiles.url.replaceAll('{s}', subdomain))
    : [tiles.url];
  return [...new Set(addresses.map((address) => new URL(address.replaceAll(PLACEHOLDERS, '1')).origin))];
}
