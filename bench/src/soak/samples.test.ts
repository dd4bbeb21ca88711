import { expect, test } from 'vitest';
import { grownIn, type Sample, tableOf } from './samples.ts';

/** A sample in which everything is held so many times. */
function sampleOf(count: number): Sample {
  return {
    server: { heap: count, buffers: count, resident: count, descriptors: count, timers: count },
    connections: count,
    page: { heap: count, nodes: count, listeners: count, documents: count },
  };
}

test('soak samples: fewer than four are refused instead of compared as NaN', () => {
  const samples = [1, 1, 1].map(sampleOf);
  const sentence = 'A soak needs at least 4 samples, one for each quarter, and this one took 3.';
  expect(() => tableOf(samples)).toThrow(sentence);
  expect(() => grownIn(samples)).toThrow(sentence);
});

test('soak samples: growth counts from the second quarter to the last', () => {
  expect(grownIn([1, 10, 10, 11].map(sampleOf))).toEqual([]);
  const grown = grownIn([10, 10, 10, 12].map(sampleOf));
  expect(grown).toHaveLength(10);
  expect(grown[0]).toBe('server, living objects: 1.20 times in the last quarter; 1.1 are allowed.');
});
