import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from './jotaiStore.ts';
import { keepNotifications } from './keptNotifications.ts';
import { clearNotifications, messagesAtom, notify } from './notifications.ts';
import { signIn, tokenAtom } from './token.ts';

const tokenOf = (number: string) => `x.${btoa(JSON.stringify({ number }))}.x`;
const listed = () => store.get(messagesAtom).map(({ text, detail, read }) => ({ text, detail, read }));

let kept: Map<string, string>;
let stop: () => void;

/** Simulates a reload: the state of the page is lost, `sessionStorage` stays. */
function reload(number = '9876500001') {
  stop();
  store.set(messagesAtom, []);
  store.set(tokenAtom, tokenOf(number));
  stop = keepNotifications();
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  stop = () => undefined;
  reload();
});

afterEach(() => {
  stop();
  clearNotifications();
  store.set(tokenAtom, null);
  vi.unstubAllGlobals();
});

test('notifications survive a reload, and are not shown on the page again', () => {
  notify.success('Branch added.');
  notify.error('Update failed.', { detail: 'The database is resting.', retry: () => undefined });
  reload();
  expect(listed()).toEqual([
    { text: 'Update failed.', detail: 'The database is resting.', read: false },
    { text: 'Branch added.', detail: undefined, read: false },
  ]);
  expect(store.get(messagesAtom).some(({ shown, retry }) => shown || retry)).toBe(false);
  notify.success('Branch deleted.');
  const ids = store.get(messagesAtom).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test('another person in the same tab does not see them', () => {
  notify.success('Branch added.');
  reload('9876500002');
  expect(listed()).toEqual([]);
});

test('a person who signs in over another one sees none of them', () => {
  notify.success('Branch added.');
  signIn(tokenOf('9876500002'));
  expect(listed()).toEqual([]);
});

test('nothing is left in the storage once they are cleared', () => {
  notify.success('Branch added.');
  expect(kept.size).toBe(1);
  clearNotifications();
  expect(kept.size).toBe(0);
});

test.each(['no JSON', '{"person":"9876500001","messages":[{"text":1},null]}'])(
  'what is kept from another release is left out: %s',
  (value) => {
    kept.set('seamline:notifications', value);
    reload();
    expect(listed()).toEqual([]);
  },
);
