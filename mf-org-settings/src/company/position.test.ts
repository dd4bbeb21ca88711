import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePosition, isSamePlace, readPair, tidyPosition, walk } from './position.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('position: is rounded to a millionth of a degree', () => {
  expect(tidyPosition(at(21.123456789, 72.987654321))).toEqual(at(21.123457, 72.987654));
});

test('position: is wrapped at the date line and limited at the poles', () => {
  expect(tidyPosition(at(91, 190))).toEqual(at(90, -170));
  expect(tidyPosition(at(-91, -540))).toEqual(at(-90, -180));
});

test('position: stays the same place', () => {
  fc.assert(fc.property(anywhere, (place) => isSamePlace(tidyPosition(place), place)));
});

test.each([
  [at(21, 72), true],
  [at(-90, 180), true],
  [at(90.01, 0), false],
  [at(0, -180.5), false],
  [at(Number.NaN, 0), false],
  [{ latitude: 21 }, false],
  [{ latitude: null, longitude: null }, false],
])('complete position: %j is one: %s', (typed, whole) => {
  expect(completePosition(typed) !== undefined).toBe(whole);
});

test('moved position: is as far away as asked, at any latitude', () => {
  const metres = (one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) => {
    const radians = Math.PI / 180;
    const north = (other.latitude - one.latitude) * 111_320;
    const east = (other.longitude - one.longitude) * 111_320 * Math.cos(one.latitude * radians);
    return Math.hypot(north, east);
  };
  fc.assert(
    fc.property(
      fc.record({
        latitude: fc.double({ min: -80, max: 80, noNaN: true }),
        longitude: fc.double({ min: -179, max: 179, noNaN: true }),
      }),
      (place) => {
        const start = tidyPosition(place);
        return (
          Math.abs(metres(start, walk(start, 100, 0)) - 100) < 0.5 &&
          Math.abs(metres(start, walk(start, 0, -10)) - 10) < 0.5
        );
      },
    ),
  );
});

test.each([
  ['21.1959, 72.8302', at(21.1959, 72.8302)],
  [' -33.86;151.2 ', at(-33.86, 151.2)],
  ['21.1959° 72.8302°', at(21.1959, 72.8302)],
  ['21.1959', undefined],
  ['95, 10', undefined],
  ['Ring Road 4, 5', undefined],
])('pasted coordinates: %j is read', (text, place) => {
  expect(readPair(text)).toEqual(place);
});
