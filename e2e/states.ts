import { expect, type Locator, type Page, type Person, sharedPageTest as test } from './fixtures.ts';
import { expectAccess } from './support/access/expectAccess.ts';
import type { Api } from './support/api.ts';
import { sampleOf } from './support/sample.ts';

/** The parts that a state is made with. */
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

/** A screen as a user may meet it: full, empty, on its way, failing, with errors, with a dialog or menu open. */
export interface State {
  name: string;
  address: string | ((scene: Scene) => Promise<string>);
  /** The person who is signed in; the owner by default. */
  as?: Person | 'nobody';
  /** The answers of the data service to calls of such an address; `never` keeps them waiting. */
  answers?: readonly (readonly [call: RegExp, answer: Answer | 'never'])[];
  /** The steps that lead to the state. */
  prepare?(scene: Scene): Promise<unknown>;
  /** A text, or an element, that is visible once the state is reached. */
  shows: string | ((page: Page) => Locator);
  /** The page is that of another state and so large that axe looks at it once, and its stops are walked there. */
  isLarge?: true;
  /** Messages that the browser logs on the way, beside answers that the state asks for. */
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

/**
 * Declares a test for each state: without a fault that axe finds, in both colours and another language; nothing lost
 * at 200 % and 400 %, with more room between letters, in forced colours and without motion; every stop of the Tab key seen.
 */
export function testAccess(states: readonly State[]): void {
  for (const state of sampleOf(states, SAMPLE, ({ name }) => name)) {
    test(`nobody is shut out of ${state.name}`, { tag: '@sample' }, async ({
      page,
      owner,
      origin,
      quiet,
      signInAs,
    }) => {
      // A long page has hundreds of stops; no step of the walk takes long.
      test.setTimeout(600_000);
      if (state.noise) quiet.expect(state.noise);
      if (state.as !== 'nobody') await signInAs(state.as ?? 'owner');
      for (const [call, answer] of state.answers ?? []) {
        if (answer !== 'never' && answer.status) quiet.expect(new RegExp(`status of ${answer.status}`));
        await page.route(call, (route) => (answer === 'never' ? undefined : route.fulfill(answer)));
      }
      const scene = { page, owner, origin };
      await page.goto(typeof state.address === 'string' ? state.address : await state.address(scene));
      await state.prepare?.(scene);
      await expect(typeof state.shows === 'string' ? page.getByText(state.shows) : state.shows(page)).toBeVisible();
      await expectAccess(page, state);
    });
  }
}
