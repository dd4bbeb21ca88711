import { setLanguage } from '@seamline/shared/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Catalogue, defineMessages } from './catalogue.ts';

const english = {
  cancel: 'Cancel',
  count: (shown: number, total: number) => `${shown} of ${total}`,
  branches: { title: 'Branches', add: 'Add Branch' },
};

const gujarati: Catalogue<typeof english> = {
  cancel: 'રદ કરો',
  count: (shown: number, total: number) => `${total} માંથી ${shown}`,
  branches: { title: 'શાખાઓ', add: 'શાખા ઉમેરો' },
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  setLanguage('en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the texts of a part', () => {
  test('are English at once, and no other language is fetched unasked', () => {
    const gu = vi.fn(async () => ({ texts: gujarati }));
    expect(defineMessages(english, { gu }).current().cancel).toBe('Cancel');
    expect(gu).not.toHaveBeenCalled();
  });

  test('are fetched when their language is chosen, and their subscribers are notified', async () => {
    const gu = vi.fn(async () => ({ texts: gujarati }));
    const messages = defineMessages(english, { gu });
    const changed = vi.fn();
    messages.subscribe(changed);
    setLanguage('gu');
    expect(messages.current().cancel).toBe('Cancel');
    await settled();
    expect(messages.current().cancel).toBe('રદ કરો');
    expect(messages.current().count(2, 9)).toBe('9 માંથી 2');
    expect(changed).toHaveBeenCalled();
    setLanguage('en');
    expect(messages.current().cancel).toBe('Cancel');
    setLanguage('gu');
    expect(messages.current().cancel).toBe('રદ કરો');
  });

  test('stay in one language until the other is there', async () => {
    const hi = vi.fn(async () => ({ texts: { ...gujarati, cancel: 'रद्द करें' } }));
    const messages = defineMessages(english, { hi, gu: async () => ({ texts: gujarati }) });
    setLanguage('gu');
    await settled();
    setLanguage('hi');
    expect(messages.current().cancel).toBe('રદ કરો');
    await settled();
    expect(messages.current().cancel).toBe('रद्द करें');
  });

  test('go by the last choice, in whatever order the languages arrive', async () => {
    const { promise, resolve } = Promise.withResolvers<{ texts: Catalogue<typeof english> }>();
    const messages = defineMessages(english, { hi: () => promise, gu: async () => ({ texts: gujarati }) });
    setLanguage('hi');
    setLanguage('gu');
    await settled();
    resolve({ texts: { ...gujarati, cancel: 'रद्द करें' } });
    await settled();
    expect(messages.current().cancel).toBe('રદ કરો');
  });

  test('stay English in a language that nobody has written', async () => {
    const messages = defineMessages(english, { gu: async () => ({ texts: gujarati }) });
    setLanguage('hi');
    await settled();
    expect(messages.current()).toBe(english);
  });

  test('are asked for a second time at once when they do not come', async () => {
    const gu = vi.fn(async () => ({ texts: gujarati }));
    gu.mockRejectedValueOnce(new Error('Loading chunk messages-gu failed'));
    const messages = defineMessages(english, { gu });
    setLanguage('gu');
    await settled();
    expect(messages.current().cancel).toBe('રદ કરો');
    expect(gu).toHaveBeenCalledTimes(2);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('stay English when the translation cannot be loaded, and are asked for again the next time', async () => {
    let failures = 2;
    const gu = vi.fn(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('Loading chunk messages-gu failed');
      return { texts: gujarati };
    });
    const messages = defineMessages(english, { gu });
    setLanguage('gu');
    await settled();
    expect(messages.current()).toBe(english);
    expect(console.error).toHaveBeenCalledWith(
      "The texts in 'gu' could not be loaded; English stays.",
      expect.any(Error),
    );
    setLanguage('en');
    setLanguage('gu');
    await settled();
    expect(messages.current().cancel).toBe('રદ કરો');
  });

  test('are fetched in a language that only one place asks for, and those of the interface stay', async () => {
    const messages = defineMessages(english, { gu: async () => ({ texts: gujarati }) });
    const changed = vi.fn();
    messages.subscribe(changed, 'gu');
    await settled();
    expect(changed).toHaveBeenCalled();
    expect(messages.current('gu').cancel).toBe('રદ કરો');
    expect(messages.current('gu').branches.title).toBe('શાખાઓ');
    expect(messages.current().cancel).toBe('Cancel');
  });

  test('that nobody shows any more tell nobody', () => {
    const messages = defineMessages(english);
    const changed = vi.fn();
    messages.subscribe(changed)();
    setLanguage('hi');
    expect(changed).not.toHaveBeenCalled();
  });
});
