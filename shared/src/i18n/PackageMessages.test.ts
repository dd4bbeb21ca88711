import { setLanguage } from '@seamline/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PackageMessages } from './PackageMessages.ts';

const CANCEL = { hi: 'रद्द करें', gu: 'રદ કરો' };
const catalogue = async (language: keyof typeof CANCEL) => ({ messages: { cancel: [CANCEL[language]] } });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function messages(load = vi.fn(catalogue)) {
  const own = new PackageMessages({ hi: () => load('hi'), gu: () => load('gu') });
  return { own, load, cancel: () => own.i18n._('cancel', {}, { message: 'Cancel' }) };
}

test('messages of a package: only the chosen language is loaded, once', async () => {
  setLanguage('hi');
  const { own, load, cancel } = messages();
  await Promise.all([own.ready(), own.ready()]);
  expect(cancel()).toBe('रद्द करें');
  expect(load.mock.calls).toEqual([['hi']]);
});

test('messages of a package: stay in one language until the next one is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { own, cancel } = messages(
    vi.fn((language) => (language === 'gu' ? promise : Promise.resolve()).then(() => catalogue(language))),
  );
  await own.ready();
  setLanguage('gu');
  expect(cancel()).toBe('Cancel');
  resolve();
  await vi.waitFor(() => expect(cancel()).toBe('રદ કરો'));
});

test('messages of a package: follow the last choice, in whatever order the catalogues arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { own, cancel } = messages(
    vi.fn((language) => (language === 'hi' ? promise : Promise.resolve()).then(() => catalogue(language))),
  );
  await own.ready();
  setLanguage('hi');
  setLanguage('gu');
  await own.ready();
  resolve();
  await promise;
  await own.ready();
  expect(cancel()).toBe('રદ કરો');
});

test('messages of a package: a catalogue that fails once is requested again', async () => {
  setLanguage('gu');
  const load = vi.fn(catalogue).mockRejectedValueOnce(new Error('Loading chunk texts-gu failed'));
  const { own, cancel } = messages(load);
  await own.ready();
  expect(cancel()).toBe('રદ કરો');
  expect(console.error).not.toHaveBeenCalled();
});

test('messages of a package: stay English where the chosen language cannot be loaded, and are requested again', async () => {
  setLanguage('gu');
  let isBroken = true;
  const { own, cancel } = messages(
    vi.fn(async (language) => {
      if (language === 'gu' && isBroken) throw new Error('Loading chunk texts-gu failed');
      return await catalogue(language);
    }),
  );
  await own.ready();
  expect(cancel()).toBe('Cancel');
  isBroken = false;
  await own.ready();
  expect(cancel()).toBe('રદ કરો');
});
