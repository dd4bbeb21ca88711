import { test as base, expect, type Page } from '@playwright/test';
import { api, type Api } from './support/api.ts';
import { type Person, tokenOf } from './support/people.ts';

interface Fixtures {
  /** Signs a demo person in before the next page load, without going through the form. */
  signInAs(person: Person): Promise<void>;
  /** The data service as the owner sees it, for making and clearing a test's own data. */
  owner: Api;
  /** Fails the test when the page logs an error or throws, except where a test says what it expects. */
  quiet: { expect(pattern: RegExp): void };
}

export const test = base.extend<Fixtures>({
  signInAs: async ({ context, baseURL }, use) => {
    await use(async (person) => {
      const token = await tokenOf(baseURL ?? '', person);
      await context.addInitScript((value) => {
        if (!sessionStorage.getItem('signed-in-once')) localStorage.setItem('authToken', value);
        sessionStorage.setItem('signed-in-once', 'yes');
      }, token);
    });
  },
  owner: async ({ baseURL }, use) => {
    await use(api(baseURL ?? '', await tokenOf(baseURL ?? '', 'owner')));
  },
  quiet: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const noises: string[] = [];
      page.on('pageerror', (error) => noises.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') noises.push(message.text());
      });
      await use({ expect: (pattern) => allowed.push(pattern) });
      expect(noises.filter((noise) => !allowed.some((pattern) => pattern.test(noise)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
export { expectRow } from './support/table.ts';
