import { createSystem } from '@chakra-ui/react/styled-system';
import { expect, test } from 'vitest';
import { baseConfig } from './theme/baseConfig.ts';
import { TOKEN_NAMES } from './theme/tokenNames.ts';
import { tokens } from './theme/tokens.ts';
import { system } from './UiProvider.tsx';

test('shorthands and tokens of the style props become plain CSS', () => {
  expect(system.css({ px: '2', bg: 'bg.panel', rounded: 'md', minH: '10px' })).toEqual({
    paddingInline: 'var(--chakra-spacing-2)',
    background: 'var(--chakra-colors-bg-panel)',
    borderRadius: 'var(--chakra-radii-md)',
    minHeight: '10px',
  });
});

test('wide screens are those above 768 pixels', () => {
  const styles = system.css({ display: { base: 'none', md: 'flex' } });
  expect(JSON.stringify(styles)).toContain('@media screen and (min-width: 48.0625rem)');
});

test('visually hidden content is out of sight and stays in the document', () => {
  expect(system.css({ srOnly: true })).toMatchObject({ position: 'absolute', width: '1px', clipPath: 'inset(50%)' });
  expect(system.css({ srOnly: false })).toEqual({});
});

test('each token name resolves to a variable that the document defines', () => {
  const { tokens: declared } = createSystem(baseConfig, tokens);
  // Both take the names of Chakra's own tokens by type, which ours are not.
  const props = { colors: 'color', fontSizes: 'fontSize', radii: 'borderRadius', shadows: 'boxShadow', spacing: 'gap' };
  for (const [category, prop] of Object.entries(props)) {
    const names = [...(declared.categoryMap.get(category as never)?.keys() ?? [])].filter(
      (name) => !name.startsWith('colorPalette'),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(system.css({ [prop]: name } as never)).toEqual({
        [prop]: declared.getVar(`${category}.${name}`),
      });
    }
  }
});

test('exactly the token names with a value are declared', () => {
  const { categoryMap } = createSystem(baseConfig, tokens).tokens;
  for (const [category, names] of Object.entries(TOKEN_NAMES)) {
    const declared = [...(categoryMap.get(category as never)?.keys() ?? [])].filter(
      (name) => !/^(?:-|colorPalette|breakpoint-)/.test(name),
    );
    expect(declared.sort()).toEqual([...names].sort());
  }
});

test('a palette sets the colours that its recipes use', () => {
  expect(system.css({ colorPalette: 'danger', color: 'colorPalette.fg' })).toMatchObject({
    '--chakra-colors-color-palette-solid': 'var(--chakra-colors-danger-solid)',
    '--chakra-colors-color-palette-fg': 'var(--chakra-colors-danger-fg)',
    color: 'var(--chakra-colors-color-palette-fg)',
  });
});

test('no two tokens share a variable, as bgSubtle and bg.subtle would', () => {
  const { tokens: declared } = createSystem(baseConfig, tokens);
  const names = declared.allTokens.filter(({ extensions }) => extensions.condition === 'base' && !extensions.negative);
  expect(new Set(names.map(({ extensions }) => extensions.cssVar?.var)).size).toBe(names.length);
});
