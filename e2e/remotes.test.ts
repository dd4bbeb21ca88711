import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownRemote, REMOTES } from './support/remotes.ts';

const root = join(import.meta.dirname, '..');
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

test('fault suites: every remote of the workspace is tested, with the entry of the menu that leads to it', () => {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'));
  expect(REMOTES.map(({ name }) => name)).toEqual(folders);
  for (const { name, title, owner, address } of REMOTES) {
    const { remote } = manifestOf(name);
    expect({ title, owner }).toEqual({ title: remote.title, owner: remote.owner });
    expect(address.toLowerCase()).toBe(`/dashboard/${remote.paths[0]}`);
  }
  expect(REMOTES).toContainEqual({
    name: 'mf-shifts',
    title: 'Shifts',
    owner: 'Shift team',
    address: '/dashboard/manageshiftPage',
    group: 'SHIFT MANAGEMENT',
    item: 'Manage Shift',
  });
});

test('fault suites: a new remote is met by the entry of the menu whose slug it claims', () => {
  const remote = { title: 'Holidays', owner: 'Holiday team', paths: ['calendar-of-holidays', 'holiday-list'] };
  expect(knownRemote({ name: '@seamline/mf-holidays', remote })).toEqual({
    name: 'mf-holidays',
    title: 'Holidays',
    owner: 'Holiday team',
    address: '/dashboard/holiday-list',
    group: 'HOLIDAYS',
    item: 'Holiday List',
  });
  expect(() => knownRemote({ name: 'mf-x', remote: { ...remote, paths: ['nowhere'] } })).toThrow(
    'mf-x has no entry in the menu of the shell',
  );
});
