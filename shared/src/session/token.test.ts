import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenWith } from './testing/tokens.ts';
import { decodeToken, isOver } from './token.ts';

describe('reading a token', () => {
  test('number, name, role and end are read from the payload', () => {
    const token = tokenWith({ number: '9876500001', name: 'Asha Mehta', role: 'owner', exp: 1_800_000_000 });
    expect(decodeToken(token)).toEqual({
      token,
      number: '9876500001',
      name: 'Asha Mehta',
      role: 'owner',
      expiresAt: 1_800_000_000,
    });
  });

  test.each(['આશા મહેતા', 'आशा मेहता', 'Zoë Šimůnková', '👩‍🎨 Asha', '~~~???>>>'])(
    'the name %s comes out as it went in',
    (name) => {
      expect(decodeToken(tokenWith({ name }))?.name).toBe(name);
    },
  );

  test.each(['number', 'mobile', 'phone', 'sub'])('the mobile number may be called %s', (claim) => {
    expect(decodeToken(tokenWith({ [claim]: '9876500001' }))?.number).toBe('9876500001');
    expect(decodeToken(tokenWith({ [claim]: 9_876_500_001 }))?.number).toBe('9876500001');
  });

  test('number takes precedence over mobile, phone and sub', () => {
    expect(decodeToken(tokenWith({ sub: '4', phone: '3', mobile: '2', number: '1' }))?.number).toBe('1');
  });

  test('a claim that is neither text nor number is ignored', () => {
    expect(decodeToken(tokenWith({ number: null, mobile: { toString: 1 }, sub: '9876500001' }))?.number).toBe(
      '9876500001',
    );
  });

  test('a token with any role but `owner` is a manager', () => {
    expect(decodeToken(tokenWith({ role: 'owner' }))?.role).toBe('owner');
    expect(decodeToken(tokenWith({ role: 'Owner' }))?.role).toBe('manager');
    expect(decodeToken(tokenWith({}))?.role).toBe('manager');
  });

  test('an end that is no number is left out', () => {
    expect(decodeToken(tokenWith({ exp: 'tomorrow' }))).not.toHaveProperty('expiresAt');
  });

  test.each([
    'garbage',
    'a.b.c',
    '..',
    'a.e30',
    `x.${btoa('null')}.y`,
    `x.${btoa('"text"')}.y`,
    `x.${btoa('{"number":')}.y`,
    '\u0000.\uD800.💥',
  ])('the unreadable token %j is a session without number and name', (token) => {
    expect(decodeToken(token)).toEqual({ token, number: '', name: '', role: 'manager' });
  });

  test.each([null, ''])('without a token (%j) there is no session', (token) => {
    expect(decodeToken(token)).toBeNull();
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.string().map((part) => `a.${btoa(encodeURIComponent(part))}.b`),
        ),
        (token) => {
          expect(decodeToken(token)?.token ?? '').toBe(token);
        },
      ),
    );
  });

  test('no payload makes it throw', () => {
    fc.assert(
      fc.property(
        fc.record(
          { number: fc.jsonValue(), name: fc.jsonValue(), role: fc.jsonValue(), exp: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        (payload) => {
          const session = decodeToken(tokenWith(payload));
          expect([typeof session?.number, typeof session?.name]).toEqual(['string', 'string']);
        },
      ),
    );
  });
});

describe('the end of a session', () => {
  const session = { token: 't', number: '', name: '', role: 'manager' } as const;

  test('a session ends exactly at its expiry', () => {
    expect(isOver({ ...session, expiresAt: 100 }, 99_999)).toBe(false);
    expect(isOver({ ...session, expiresAt: 100 }, 100_000)).toBe(true);
  });

  test('a token without an expiry never ends by itself', () => {
    expect(isOver(session, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});
