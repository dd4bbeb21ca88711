import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

type Mode = 'base' | '_dark';

function colour(name: string, mode: Mode): string {
  const token = name
    .split('.')
    .reduce<unknown>((group, part) => Reflect.get(group as object, part), tokens.theme?.semanticTokens?.colors);
  const { value } = (Reflect.get(token as object, 'DEFAULT') ?? token) as { value: string | Record<Mode, string> };
  return typeof value === 'string' ? colour(value.slice('{colors.'.length, -1), mode) : value[mode];
}

function luminance(name: string, mode: Mode): number {
  const hex = colour(name, mode);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [dark = 0, light = 0] = [luminance(one, mode), luminance(other, mode)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['bg', 'bg.panel', 'bg.raised', 'bg.subtle', 'bg.muted'];
const TEXTS = ['fg', 'fg.muted', 'accent.fg', 'danger.fg', 'success.fg', 'warning.fg', 'info.fg'];
const READABLE = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface])),
  ...['danger', 'success', 'warning', 'info', 'accent'].flatMap((palette) =>
    ['fg', 'fg.muted', `${palette}.fg`].map((text) => [text, `${palette}.subtle`]),
  ),
  ...['accent', 'danger'].flatMap((palette) =>
    ['solid', 'emphasized'].map((fill) => [`${palette}.contrast`, `${palette}.${fill}`]),
  ),
] as [string, string][];
const VISIBLE = ['bg', 'bg.panel', 'bg.raised'].flatMap((surface) =>
  ['border.control', 'focus', 'stitch', 'accent.solid'].map((mark): [string, string] => [mark, surface]),
);

test.each(READABLE)('the text colour %s is readable on %s in light and dark', (text, surface) => {
  expect(contrast(text, surface, 'base')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, surface, '_dark')).toBeGreaterThanOrEqual(4.5);
});

test.each(VISIBLE)('a control, mark or focus ring in %s is visible on %s in light and dark', (mark, surface) => {
  expect(contrast(mark, surface, 'base')).toBeGreaterThanOrEqual(3);
  expect(contrast(mark, surface, '_dark')).toBeGreaterThanOrEqual(3);
});

test('the solid colour of danger differs clearly from the accent, so that deleting stands out', () => {
  for (const mode of ['base', '_dark'] as const)
    expect(hue('danger.solid', mode) - hue('accent.solid', mode)).toBeGreaterThan(20);
});

/** Degrees from -180 to 180, with red at 0. */
function hue(name: string, mode: Mode): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour(name, mode).slice(at, at + 2), 16),
  );
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}
