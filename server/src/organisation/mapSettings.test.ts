import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { tileOrigins } from './mapSettings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'seamline-map-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const services = (variables: Record<string, string>) => readEnv({ DATA_DIR, ...variables }).mapServices;

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: '5ea3'.repeat(16),
  UPLOADS_KEY: '5ea3'.repeat(16),
  OTP_WEBHOOK_URL: 'https://sms.example.com',
  DATABASE_URL: 'postgres://db/seamline',
};

test('in development the map and the search are the public ones unless others are named, and those want no search while typing', () => {
  expect(services({})).toEqual({
    tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', maxZoom: 19 },
    search: { url: 'https://nominatim.openstreetmap.org/search', contact: undefined, whileTyping: false },
    attribution: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    notice: undefined,
  });
});

test('in production the map and the search are off until they are named, and one line says so', () => {
  expect(services(PRODUCTION)).toMatchObject({
    tiles: undefined,
    search: undefined,
    notice:
      'Off until set: MAP_TILES_URL (the map) and PLACE_SEARCH_URL (the place search). Name services of your choice, or "off".',
  });
  expect(services({ ...PRODUCTION, MAP_TILES_URL: 'off' }).notice).toBe(
    'Off until set: PLACE_SEARCH_URL (the place search). Name services of your choice, or "off".',
  );
  expect(services({ ...PRODUCTION, MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' }).notice).toBeUndefined();
});

test('a search of one’s own may be asked while typing, unless the operator says otherwise', () => {
  const own = { PLACE_SEARCH_URL: 'https://places.example.com/search' };
  expect(services(own).search?.whileTyping).toBe(true);
  expect(services({ ...own, PLACE_SEARCH_WHILE_TYPING: 'off' }).search?.whileTyping).toBe(false);
});

test('both may be switched off', () => {
  const none = services({ MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' });
  expect(none).toMatchObject({ tiles: undefined, search: undefined });
  expect(tileOrigins(none)).toEqual([]);
});

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', ['https://tile.openstreetmap.org']],
  ['http://127.0.0.1:8080/{z}/{y}/{x}{r}.jpg?key=a', ['http://127.0.0.1:8080']],
  [
    'https://tiles-{s}.example.com/{z}/{x}/{y}.png',
    ['https://tiles-a.example.com', 'https://tiles-b.example.com', 'https://tiles-c.example.com'],
  ],
])('pictures of the map %s come from these hosts and no other', (url, origins) => {
  expect(tileOrigins(services({ MAP_TILES_URL: url }))).toEqual(origins);
});

test.each([
  [{ MAP_TILES_URL: 'https://tiles.example.com/' }, 'MAP_TILES_URL must be an address with {z}, {x} and {y}'],
  [{ MAP_TILES_URL: 'ftp://x/{z}/{x}/{y}' }, 'MAP_TILES_URL must be an address with {z}, {x} and {y}'],
  [{ MAP_TILES_URL: 'https://x y/{z}/{x}/{y}' }, 'MAP_TILES_URL must be an address with {z}, {x} and {y}'],
  [{ MAP_MAX_ZOOM: '25' }, 'MAP_MAX_ZOOM must be a whole number between 1 and 24.'],
  [
    { PLACE_SEARCH_URL: 'nominatim' },
    'PLACE_SEARCH_URL must be an address that starts with http:// or https://, or "off".',
  ],
  [{ PLACE_SEARCH_CONTACT: 'a\nb' }, 'PLACE_SEARCH_CONTACT must be an e-mail address or a web address.'],
  [{ PLACE_SEARCH_WHILE_TYPING: 'yes' }, 'PLACE_SEARCH_WHILE_TYPING is either "on" or "off".'],
])('the settings %j are refused with a sentence', (settings, sentence) => {
  expect(() => services(settings)).toThrow(sentence);
});
