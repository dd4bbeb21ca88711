import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { placeSearch, readPlaces } from './geocoding.ts';

interface Question {
  readonly path: string;
  readonly agent: string | undefined;
}

const questions: Question[] = [];
const RING_ROAD = { display_name: 'Ring Road, Surat', lat: '21.1959', lon: '72.8302', place_id: 1 };
let answer: { status: number; body: string } = { status: 200, body: JSON.stringify([RING_ROAD]) };

const service = createServer((request, response) => {
  questions.push({ path: request.url ?? '', agent: request.headers['user-agent'] });
  response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer.body);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/search?countrycodes=in`;
afterAll(() => service.close());

afterEach(() => {
  questions.length = 0;
  answer = { status: 200, body: JSON.stringify([RING_ROAD]) };
});

const FOUND = { available: true, places: [{ name: 'Ring Road, Surat', latitude: 21.1959, longitude: 72.8302 }] };

const server = await testApp({
  PLACE_SEARCH_URL: url,
  PLACE_SEARCH_CONTACT: 'it@meghdhanush.example',
  MAP_TILES_URL: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png?key=1',
  MAP_MAX_ZOOM: '21',
  MAP_ATTRIBUTION: '© Example',
  MAP_ATTRIBUTION_URL: 'off',
});
const { token } = await server.person();
const find = (q: string) => server.ask('GET', '/data/places', { token, query: { q } });

describe('the place search', () => {
  test('answers with places, and names the program and its operator to the service', async () => {
    expect(await find('Rangoli & Co, Surat')).toMatchObject({ status: 200, body: FOUND });
    const [{ path, agent } = { path: '', agent: '' }] = questions;
    expect(Object.fromEntries(new URL(path, url).searchParams)).toEqual({
      countrycodes: 'in',
      format: 'jsonv2',
      limit: '6',
      q: 'rangoli & co, surat',
    });
    expect(agent).toBe('Seamline-HR/1.0 (company location; it@meghdhanush.example)');
  });

  test('asks the same question once, however it is written', async () => {
    await find('Vesu  Main Road');
    await find(' vesu main ROAD ');
    expect(questions).toHaveLength(1);
  });

  test.each([
    ['an error', { status: 500, body: 'no' }],
    ['a page', { status: 200, body: '<html>' }],
    ['something else', { status: 200, body: '{"error":"blocked"}' }],
    ['a way elsewhere', { status: 302, body: '' }],
  ])('that answers with %s counts as unreachable, which is no error', async (what, given) => {
    answer = given;
    expect(await find(what)).toMatchObject({ status: 200, body: { available: false, places: [] } });
  });

  test('asks again after a failure', async () => {
    answer = { status: 503, body: '' };
    await find('Katargam');
    answer = { status: 200, body: '[]' };
    expect((await find('Katargam')).body).toEqual({ available: true, places: [] });
  });

  test.each([
    ['', 'This field is required.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
  ])('refuses %j', async (q, message) => {
    expect(await find(q)).toMatchObject({ status: 422, body: { errors: [{ field: 'q', message }] } });
  });
});

describe('a search for many people', () => {
  const clock = () => {
    let time = 0;
    return {
      now: () => time,
      wait: async (milliseconds: number) => {
        time += milliseconds;
      },
    };
  };
  const settings = { url, contact: undefined, whileTyping: true };

  test('asks at most once a second', async () => {
    const times: number[] = [];
    const { now, wait } = clock();
    const search = placeSearch(settings, {
      now,
      wait: async (milliseconds) => {
        await wait(milliseconds);
        times.push(now());
      },
    });
    await Promise.all(['one', 'two', 'three'].map((text) => search.find(text)));
    expect(times).toEqual([1000, 2000]);
    expect(questions.map(({ path }) => new URL(path, url).searchParams.get('q'))).toEqual(['one', 'two', 'three']);
  });

  test('lets no more than five wait', async () => {
    const search = placeSearch(settings, clock());
    const answers = await Promise.all(['1', '2', '3', '4', '5', '6', '1'].map((text) => search.find(text)));
    expect(answers.map((found) => (found === 'busy' ? 'busy' : 'found'))).toEqual([
      'found',
      'found',
      'found',
      'found',
      'found',
      'busy',
      'found',
    ]);
  });

  test('caches results for a day', async () => {
    const { now, wait } = clock();
    const search = placeSearch(settings, { now, wait });
    await search.find('Surat');
    await wait(24 * 3_600_000 - 1);
    await search.find('Surat');
    expect(questions).toHaveLength(1);
    await wait(2);
    await search.find('Surat');
    expect(questions).toHaveLength(2);
  });
});

test('a place search whose service refuses connections is unreachable', async () => {
  const search = placeSearch({ url: 'http://127.0.0.1:1/search', contact: undefined, whileTyping: true });
  expect(await search.find('Surat')).toBe('unreachable');
});

test('a response of the place search is read without its invalid entries', () => {
  const good = { display_name: 'Here', lat: 1, lon: '2.5' };
  const bad = [null, 7, {}, { display_name: '', lat: 1, lon: 1 }, { ...good, lat: '91' }, { ...good, lon: null }];
  expect(readPlaces([...bad, { ...good, lat: '' }, good])).toEqual([{ name: 'Here', latitude: 1, longitude: 2.5 }]);
  expect(readPlaces({ error: 'no' })).toBeUndefined();
});

test('the screen learns where the map comes from, and nothing of the search but whether it may be asked while typing', async () => {
  expect((await server.ask('GET', '/data/map-settings', { token })).body).toEqual({
    tiles: { url: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png?key=1', max_zoom: 21 },
    search: { while_typing: true },
    attribution: { text: '© Example', url: null },
  });
});
