import { expect, test } from 'vitest';
import { system } from './system.ts';

test('shorthands and tokens of the style props become plain CSS', () => {
  expect(system.css({ px: '2', bg: 'surface', rounded: 'md', minH: '10px' })).toEqual({
    paddingInline: 'var(--chakra-spacing-2)',
    background: 'var(--chakra-colors-surface)',
    borderRadius: 'var(--chakra-radii-md)',
    minHeight: '10px',
  });
});

test('wide screens are those above 768 pixels', () => {
  const styles = system.css({ display: { base: 'none', md: 'flex' } });
  expect(JSON.stringify(styles)).toContain('@media screen and (min-width: 48.0625rem)');
});

test('what only screen readers meet is out of sight and still there', () => {
  expect(system.css({ srOnly: true })).toMatchObject({ position: 'absolute', width: '1px', clipPath: 'inset(50%)' });
  expect(system.css({ srOnly: false })).toEqual({});
});
