import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const stored = new Map<string, string>();
const EMPTY = {
  first_name: '',
  branch_id: undefined,
  reporting_person_ids: [],
  country_code: '+91',
  pan_card: undefined,
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft keeps texts, choices and people, and no document', () => {
  const file = new File(['secret'], 'pan.png', { type: 'image/png' });
  const values = { first_name: 'Hetal', branch_id: 3, reporting_person_ids: [7], country_code: '+91', pan_card: file };
  keepDraft(values, EMPTY, new Date('2026-11-21T10:00:00Z'));

  expect(readDraft(EMPTY)).toEqual({
    at: '2026-11-21T10:00:00.000Z',
    values: { first_name: 'Hetal', branch_id: 3, reporting_person_ids: [7] },
  });
  expect([...stored.values()].join()).not.toContain('pan');
});

test('a form that is as it was leaves no draft', () => {
  keepDraft({ ...EMPTY, first_name: 'Hetal' }, EMPTY);
  keepDraft(EMPTY, EMPTY);
  expect(stored.size).toBe(0);
});

test('signing out forgets it: its key begins as all drafts do', () => {
  keepDraft({ first_name: 'Hetal' }, EMPTY);
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^seamline:draft:/)]);
  dropDraft();
  expect(readDraft(EMPTY)).toBeUndefined();
});

test('what is no draft is none, and a field that the form has no more is left out', () => {
  for (const garbage of ['', 'null', '17', '{"at":"never","values":{"first_name":"A"}}', '{"values":{}}', '[1']) {
    stored.set('seamline:draft:employee', garbage);
    expect(readDraft(EMPTY)).toBeUndefined();
  }
  stored.set(
    'seamline:draft:employee',
    '{"at":"2026-11-21T10:00:00Z","values":{"first_name":"A","gone":"B","branch_id":{"x":1}}}',
  );
  expect(readDraft(EMPTY)?.values).toEqual({ first_name: 'A' });
});
