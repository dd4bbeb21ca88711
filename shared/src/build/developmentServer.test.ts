import { afterEach, expect, test, vi } from 'vitest';
import { apiUrl } from './developmentServer.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [{}, 'http://127.0.0.1:3099'],
  [{ API_PORT: '4000' }, 'http://127.0.0.1:4000'],
  [{ API_PORT: '4000', API_URL: 'https://hr.example.com' }, 'https://hr.example.com'],
])('with %j a development server asks the data service at %s', (variables, address) => {
  for (const [name, value] of Object.entries({ API_URL: '', ...variables })) vi.stubEnv(name, value);
  expect(apiUrl()).toBe(address);
});

test('an API_URL without a protocol is refused with a message', () => {
  vi.stubEnv('API_URL', 'hr.example.com');
  expect(() => apiUrl()).toThrow('API_URL is hr.example.com; it must be an address such as https://hr.example.com.');
});
