import type { RemoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import { expect, test } from 'vitest';
import { RemoteStore } from '../remotes/remoteStore.ts';
import { registryAt, releaseWith } from '../remotes/testing/releases.ts';
import { offerOf, recordUrl, searchCommands } from './commands.ts';

const ADD: RemoteCommand = {
  kind: 'action',
  path: 'leavetype/add',
  label: { en: 'Add leave type', hi: 'छुट्टी का प्रकार जोड़ें', gu: 'રજાનો પ્રકાર ઉમેરો' },
  requires: 'edit',
};
const RECORD: RemoteCommand = {
  kind: 'record',
  record: 'leave-type',
  path: 'leavetype?q=:title',
  label: { en: 'Leave types', hi: 'छुट्टी के प्रकार', gu: 'રજાના પ્રકાર' },
};
const owner = { isOwner: true, mayEdit: () => true, language: 'en', labelIn: (label: string) => label } as const;

function storeWith(commands: unknown[], change: object = {}): RemoteStore {
  const store = new RemoteStore();
  const registry = registryAt(1, releaseWith({ commands }));
  Object.assign(registry.remotes['mf-leave'] ?? {}, change);
  store.setRegistry(registry);
  return store;
}

const pathsIn = (store: RemoteStore, viewer: Parameters<typeof offerOf>[1] = owner) =>
  offerOf(store, viewer)
    .commands.map(({ to }) => to)
    .filter((to) => to !== '/dashboard/help');

test('palette: it always offers the help, last', () => {
  expect(offerOf(storeWith([ADD]), owner).commands.at(-1)).toMatchObject({ to: '/dashboard/help', title: 'Help' });
});

test('palette: it offers the home page, the entries of the menu that a remote serves, and what the remotes declare', () => {
  expect(pathsIn(storeWith([ADD]))).toEqual(['/dashboard', '/dashboard/leavetype', '/dashboard/leavetype/add']);
});

test('palette: an entry of the menu without a page is offered once a remote claims its path', () => {
  const offered = pathsIn(storeWith([], { paths: ['leavetype', 'holiday-list'] }));
  expect(offered).toEqual(['/dashboard', '/dashboard/leavetype', '/dashboard/holiday-list']);
});

test('palette: a declared command replaces the entry of the menu with its path', () => {
  const label = { en: 'Leave rules', hi: 'छुट्टी के नियम', gu: 'રજાના નિયમો' };
  const { commands } = offerOf(storeWith([{ kind: 'screen', path: 'leavetype', label }]), owner);
  expect(commands.map(({ title }) => title)).toEqual(['Dashboard', 'Leave rules', 'Help']);
});

test.each([
  ['of an unknown kind', { ...ADD, kind: 'wizard' }],
  ['without a language', { ...ADD, label: { en: 'Add leave type' } }],
  ['that leads out of the remote', { ...ADD, path: 'branches/add' }],
  ['that leads out of the suite', { ...ADD, path: '/example.com' }],
])('palette: a command %s is left out, and the others stay', (_what, faulty) => {
  expect(pathsIn(storeWith([faulty, ADD])).slice(2)).toEqual(['/dashboard/leavetype/add']);
});

test.each([
  ['is disabled', { state: 'disabled' }],
  ['is not trusted', { refusal: 'unsigned' }],
])('palette: a remote that %s offers nothing', (_what, change) => {
  expect(pathsIn(storeWith([ADD, RECORD], change))).toEqual(['/dashboard']);
});

test('palette: viewers are offered what their permissions allow', () => {
  const forOwners = { ...ADD, path: 'leavetype/close', requires: 'owner' } as const;
  const store = storeWith([ADD, forOwners]);
  expect(pathsIn(store, { ...owner, isOwner: false }).slice(2)).toEqual(['/dashboard/leavetype/add']);
  expect(pathsIn(store, { ...owner, isOwner: false, mayEdit: () => false }).slice(2)).toEqual([]);
});

test('palette: a record opens at the path that a remote declares for its kind, with its text encoded', () => {
  const offer = offerOf(storeWith([RECORD]), owner);
  const url = recordUrl(offer, { kind: 'leave-type', id: '7', title: 'Sick & $& half/day' });
  expect(url).toBe('/dashboard/leavetype?q=Sick%20%26%20%24%26%20half%2Fday');
  expect(recordUrl(offer, { kind: 'branch', id: '7', title: 'Vesu' })).toBeUndefined();
});

test('palette: a search finds every word in any language, titles that begin with it first', () => {
  const offer = offerOf(storeWith([ADD]), { ...owner, language: 'hi' });
  const found = (query: string) => searchCommands(offer.commands, query).map(({ title }) => title);
  expect(found('type add')).toEqual(['छुट्टी का प्रकार जोड़ें']);
  expect(found('પ્રકાર')).toEqual(['छुट्टी का प्रकार जोड़ें']);
  expect(found('leave')).toEqual(['Leave Type', 'छुट्टी का प्रकार जोड़ें']);
  expect(found('zzz')).toEqual([]);
});
