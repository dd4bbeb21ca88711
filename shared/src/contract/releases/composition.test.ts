import { expect, test } from 'vitest';
import { idOf } from './composition.ts';

const made = { shell: '1.0.0-aaaaaaaaaaaa', remotes: { 'mf-leave': '1.0.0-1', 'mf-shifts': '1.0.0-2' } };

test('the id of a composition does not depend on the order of its remotes', () => {
  const turned = { shell: made.shell, remotes: { 'mf-shifts': '1.0.0-2', 'mf-leave': '1.0.0-1' } };
  expect(idOf(made)).toBe('047269cc1b95');
  expect(idOf(turned)).toBe(idOf(made));
});

test.each([
  [{ ...made, shell: '1.0.0-aaaaaaaaaaab' }],
  [{ ...made, remotes: { ...made.remotes, 'mf-leave': '1.0.0-3' } }],
  [{ ...made, remotes: { 'mf-leave': '1.0.0-1' } }],
  [{ ...made, remotes: { 'mf-leave': '1.0.0-2', 'mf-shifts': '1.0.0-1' } }],
])('another one, %j, has another id', (other) => {
  expect(idOf(other)).not.toBe(idOf(made));
});

test('two hundred thousand compositions of five remotes have different ids', () => {
  const ids = new Set<string>();
  for (let index = 0; index < 200_000; index += 1) {
    ids.add(
      idOf({
        shell: 'shell',
        remotes: { 'mf-leave': String(index % 450), 'mf-shifts': String(Math.floor(index / 450)) },
      }),
    );
  }
  expect(ids.size).toBe(200_000);
});
