import { describe, expect, test } from 'vitest';
import { newId, referenceOf, traceIdIn, traceparentOf } from './trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('a trace id', () => {
  test('is new each time, and is read back from the header that carries it', () => {
    const id = newId();
    expect(newId()).not.toBe(id);
    expect(traceIdIn(traceparentOf(id))).toBe(id);
    expect(referenceOf(ID)).toBe('4bf92f35');
  });

  test.each([`00-${ID}-00f067aa0ba902b7-00`, `01-${ID}-00f067aa0ba902b7-01-later`])('is read from %s', (header) => {
    expect(traceIdIn(header)).toBe(ID);
  });

  test.each([
    undefined,
    '',
    ID,
    `ff-${ID}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${ID}-${'0'.repeat(16)}-01`,
    `00-${ID.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${ID}-00f067aa0ba902b7-01\n{"level":50}`,
  ])('is not read from the header %j', (header) => {
    expect(traceIdIn(header)).toBeUndefined();
  });
});
