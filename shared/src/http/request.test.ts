import { afterEach, expect, test } from 'vitest';
import { headersFor, urlOf } from './request.ts';
import { setHttpSettings } from './settings.ts';

afterEach(() => setHttpSettings({ tokenIn: 'query' }));

test('the token is added to the URL as `token`, after the query or as the query', () => {
  expect(urlOf('/data/session', 'a.b-c_d')).toBe('/data/session?token=a.b-c_d');
  expect(urlOf('/data/x?id=1', 'a&b=c')).toBe('/data/x?id=1&token=a%26b%3Dc');
  expect(urlOf('/data/login', undefined)).toBe('/data/login');
  expect(headersFor('a.b-c_d')).toEqual({ accept: 'application/json' });
});

test('the token is only in the header if `tokenIn` is `header`', () => {
  setHttpSettings({ tokenIn: 'header' });
  expect(urlOf('/data/x?id=1', 'a&b=c')).toBe('/data/x?id=1');
  expect(headersFor('a.b-c_d')).toMatchObject({ authorization: 'Bearer a.b-c_d' });
  expect(headersFor(undefined)).not.toHaveProperty('authorization');
});
