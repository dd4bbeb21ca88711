import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

type Mode = 'base' | '_dark';
const colours = tokens.theme?.semanticTokens?.colors as Record<string, { value: Record<Mode, string> }>;

function luminance(name: string, mode: Mode): number {
  const hex = colours[name]?.value[mode] ?? '';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [dark = 0, light = 0] = [luminance(one, mode), luminance(other, mode)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['page', 'surface', 'raised', 'subtle', 'hover'];
const TEXTS = ['ink', 'muted', 'madderText', 'danger', 'success'];
const READABLE = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface])),
  ...['ink', 'muted', 'madderText', 'danger'].map((text) => [text, 'dangerSubtle']),
  ...['ink', 'muted', 'success'].map((text) => [text, 'successSubtle']),
  ...['ink', 'muted', 'madderText'].map((text) => [text, 'madderSubtle']),
  ...['madder', 'madderHover', 'dangerSolid', 'dangerHover'].map((fill) => ['onMadder', fill]),
] as [string, string][];
const VISIBLE = ['page', 'surface', 'raised'].flatMap((surface) =>
  ['control', 'focus', 'stitch', 'madder'].map((mark): [string, string] => [mark, surface]),
);

test.each(READABLE)('the text colour %s can be read on %s in light and in dark', (text, surface) => {
  expect(contrast(text, surface, 'base')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, surface, '_dark')).toBeGreaterThanOrEqual(4.5);
});

test.each(VISIBLE)('a control, mark or focus ring in %s can be seen on %s in light and in dark', (mark, surface) => {
  expect(contrast(mark, surface, 'base')).toBeGreaterThanOrEqual(3);
  expect(contrast(mark, surface, '_dark')).toBeGreaterThanOrEqual(3);
});
