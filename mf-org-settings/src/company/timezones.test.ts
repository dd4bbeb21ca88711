import { expect, test } from 'vitest';
import { isHomeZone, zoneGroups } from './CompanyFields.tsx';

const valuesOf = (groups: ReturnType<typeof zoneGroups>) =>
  groups.flatMap(({ zones }) => zones.map(({ value }) => value));

test('time zones: are grouped by region, those without one last', () => {
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

test('time zones: have Kolkata once in a browser that lists Calcutta', () => {
  const zones = valuesOf(zoneGroups('Asia/Kolkata', ['Asia/Calcutta']));
  expect(zones).toEqual(['Asia/Kolkata', 'UTC']);
});

test('time zones: have the stored one even if the browser does not know it', () => {
  expect(valuesOf(zoneGroups('Asia/Calcutta', ['Asia/Dubai']))).toContain('Asia/Calcutta');
  expect(valuesOf(zoneGroups('Mars/Olympus', []))).toContain('Mars/Olympus');
});

test('time zones: are all that the runtime knows', () => {
  expect(valuesOf(zoneGroups('')).length).toBeGreaterThan(300);
});

test('home zone: is Kolkata under either of its names', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dubai', ''].map(isHomeZone)).toEqual([true, true, false, false]);
});
