import { expect, test } from 'vitest';
import { isHomeZone, zoneGroups } from './timezones.ts';

const valuesOf = (groups: ReturnType<typeof zoneGroups>) =>
  groups.flatMap(({ zones }) => zones.map(({ value }) => value));

test('zones stand under their part of the world, those of none at the end', () => {
  expect(zoneGroups('', ['Europe/Paris', 'America/Argentina/La_Rioja', 'Asia/Dubai', 'Europe/Athens'])).toEqual([
    { region: 'America', zones: [{ value: 'America/Argentina/La_Rioja', label: 'Argentina/La Rioja' }] },
    {
      region: 'Asia',
      zones: [
        { value: 'Asia/Dubai', label: 'Dubai' },
        { value: 'Asia/Kolkata', label: 'Kolkata' },
      ],
    },
    {
      region: 'Europe',
      zones: [
        { value: 'Europe/Athens', label: 'Athens' },
        { value: 'Europe/Paris', label: 'Paris' },
      ],
    },
    { region: '', zones: [{ value: 'UTC', label: 'UTC' }] },
  ]);
});

test('a browser that still says Calcutta offers Kolkata, once', () => {
  const zones = valuesOf(zoneGroups('Asia/Kolkata', ['Asia/Calcutta']));
  expect(zones).toEqual(['Asia/Kolkata', 'UTC']);
});

test('the stored zone is on offer even where the browser does not know it', () => {
  expect(valuesOf(zoneGroups('Asia/Calcutta', ['Asia/Dubai']))).toContain('Asia/Calcutta');
  expect(valuesOf(zoneGroups('Mars/Olympus', []))).toContain('Mars/Olympus');
});

test('every zone that this machine knows is on offer', () => {
  expect(valuesOf(zoneGroups('')).length).toBeGreaterThan(300);
});

test('home is Kolkata under either of its names', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dubai', ''].map(isHomeZone)).toEqual([true, true, false, false]);
});
