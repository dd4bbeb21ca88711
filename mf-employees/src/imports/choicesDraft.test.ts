import { beforeEach, expect, test, vi } from 'vitest';
import type { Choices } from './check/importModel.ts';
import { dropChoices, keepChoices, keptChoices } from './choicesDraft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const choices: Choices = {
  mapping: ['mobile_number', null],
  constants: { branch_id: 'Vesu Showroom' },
  edits: { 4: { grade: 'W1' } },
  answers: { 5: { about: 7, kind: 'same_person', answer: 'confirmed' } },
  emptyClears: true,
  dateOrder: 'month',
};

test('what was chosen for a file is there again for the same file, and for no other', () => {
  keepChoices('one', choices);

  expect(keptChoices('one', 2)).toEqual(choices);
  expect(keptChoices('another', 2)).toBeUndefined();
  expect(keptChoices('one', 3)).toBeUndefined();
  dropChoices();
  expect(keptChoices('one', 2)).toBeUndefined();
});

test('a draft is removed when its person signs out, and one that is invalid or too large is not stored', () => {
  keepChoices('one', choices);
  const [key = ''] = stored.keys();
  expect(key).toMatch(/^seamline:recent:/);

  stored.set(key, '{');
  expect(keptChoices('one', 2)).toBeUndefined();
  keepChoices('two', { ...choices, edits: { 4: { remark: 'x'.repeat(1_000_001) } } as Choices['edits'] });
  expect(stored.get(key)).toBe('{');
});

test('what an earlier release kept is completed', () => {
  const { answers: _, dateOrder: __, ...earlier } = choices;
  keepChoices('one', earlier as Choices);
  expect(keptChoices('one', 2)).toEqual({ ...choices, answers: {}, dateOrder: null });

  keepChoices('one', { ...choices, answers: { 5: { about: 7, kind: 'samePerson', answer: 'leftOut' } } } as never);
  expect(keptChoices('one', 2)?.answers).toEqual({});
});
