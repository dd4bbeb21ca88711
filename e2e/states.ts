import { test as base, expect, type Locator, type Page, type Person } from './fixtures.ts';
import { expectAccess } from './support/access/expectAccess.ts';
import type { Api } from './support/api.ts';
import { tokenOf } from './support/people.ts';
import { sampleOf } from './support/sample.ts';

/** What a state is made with. */
export interface Scene {
  page: Page;
  /** The data service as the owner sees it. */
  owner: Api;
  origin: string;
}

interface Answer {
  status?: number;
  json: object;
}

/** A screen as somebody may meet it: full, empty, on its way, failing, with errors, with a dialog or menu open. */
export interface State {
  name: string;
  address: string | ((scene: Scene) => Promise<string>);
  /** Who is signed in; the owner, unless it says otherwise. */
  as?: Person | 'nobody';
  /** What the data service answers to calls of such an address; `never` keeps them waiting. */
  answers?: readonly (readonly [call: RegExp, answer: Answer | 'never'])[];
  /** What somebody does there before the state is reached. */
  prepare?(scene: Scene): Promise<unknown>;
  /** What is seen once it is reached: a text as it stands, or an element. */
  shows: string | ((page: Page) => Locator);
  /** The page is that of another state and so large that axe looks at it once, and its stops are walked there. */
  isLarge?: true;
  /** What the browser logs on the way, beside answers that the state asks for. */
  noise?: RegExp;
}

/** The answer of a server that cannot serve at the moment. */
export const BUSY: Answer = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };

interface List {
  name: string;
  address: string;
  call: RegExp;
  /** An answer without a record. */
  empty: object;
  none: string;
  loading: string;
  failed: string;
  shows: (page: Page) => Locator;
}

/** A list as it is full, empty, on its way, and as it could not be fetched. */
export function statesOfList({ name, address, call, empty, none, loading, failed, shows }: List): State[] {
  return [
    { name, address, shows },
    { name: `${name}, empty`, address, answers: [[call, { json: empty }]], shows: none },
    { name: `${name}, on its way`, address, answers: [[call, 'never']], shows: loading },
    { name: `${name}, failing`, address, answers: [[call, BUSY]], shows: (page) => alertWith(page, failed) },
  ];
}

/** The alert in the page, or the dialog, that has such a text. */
export function alertWith(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text }).first();
}

/** The number of states of a table in a local run; the full run has them all. */
const SAMPLE = 2;

/** Each state begins with an empty storage, in a page that is its own. */
const test = base.extend({
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
    await Promise.all(sharedContext.pages().map((page) => page.close()));
    await sharedContext.unrouteAll({ behavior: 'ignoreErrors' });
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
});

/**
 * Declares a test for each state: without a fault that axe finds, in both colours and another language; nothing lost
 * at 200 % and 400 %, with more room between letters, in forced colours and without motion; every stop of the Tab key seen.
 */
export function testAccess(states: readonly State[]): void {
  for (const state of sampleOf(states, SAMPLE, ({ name }) => name)) {
    test(`nobody is shut out of ${state.name}`, { tag: '@sample' }, async ({ page, owner, origin, quiet }) => {
      // A long page has hundreds of stops; no step of the walk takes long.
      test.setTimeout(600_000);
      if (state.noise) quiet.expect(state.noise);
      const token = state.as === 'nobody' ? undefined : await tokenOf(origin, state.as ?? 'owner');
      const localStorage = token === undefined ? [] : [{ name: 'authToken', value: token }];
      await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
      for (const [call, answer] of state.answers ?? []) {
        if (answer !== 'never' && answer.status) quiet.expect(new RegExp(`status of ${answer.status}`));
        await page.route(call, (route) => (answer === 'never' ? undefined : route.fulfill(answer)));
      }
      const scene = { page, owner, origin };
      await page.goto(typeof state.address === 'string' ? state.address : await state.address(scene));
      await state.prepare?.(scene);
      await expect(typeof state.shows === 'string' ? page.getByText(state.shows) : state.shows(page)).toBeVisible();
      await expectAccess(page, state);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
