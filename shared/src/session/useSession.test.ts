import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify, useNotifications } from './notifications.ts';
import { hookValue } from './testing/hookValue.ts';
import { memoryStorage } from './testing/memoryStorage.ts';
import { tokenWith } from './testing/tokens.ts';
import { signIn } from './token.ts';
import { currentSession, expireSession, signedInAgain, signOut, useSession, useSessionLapsed } from './useSession.ts';

const FIRST = tokenWith({ number: '9876500001' });
const SECOND = tokenWith({ number: '9876500001', exp: 4_000_000_000 });

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  test('the token is stored as authToken, and its holder is the session', () => {
    signIn(FIRST);
    expect(localStorage.getItem('authToken')).toBe(FIRST);
    expect(currentSession()?.number).toBe('9876500001');
    expect(hookValue(useSession)?.token).toBe(FIRST);
  });

  test('a browser without storage can still sign in, until the page is closed', () => {
    const shut = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, removeItem: shut });
    signIn(FIRST);
    expect(currentSession()?.token).toBe(FIRST);
    expect(signOut).not.toThrow();
  });

  test('a session that expires during work keeps the page until the server refuses it', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    signIn(tokenWith({ number: '9876500001', exp: 1_500 }));
    expect(hookValue(useSession)?.number).toBe('9876500001');
    vi.setSystemTime(2_000_000);
    expect(hookValue(useSession)?.number).toBe('9876500001');
    vi.useRealTimers();
  });

  test('another person’s sign-in removes the cached records of the previous one', () => {
    signIn(FIRST);
    localStorage.setItem('branchesData', '[]');
    signIn(SECOND);
    expect(localStorage.getItem('branchesData')).toBe('[]');
    signIn(tokenWith({ number: '9876500002' }));
    expect(localStorage.getItem('branchesData')).toBeNull();
  });

  test('an expired token is no session', () => {
    signIn(tokenWith({ number: '9876500001', exp: 1 }));
    expect(hookValue(useSession)).toBeNull();
  });
});

describe('signing out', () => {
  test('the token, cached records, drafts and messages are removed, and settings of the device are kept', () => {
    vi.stubGlobal(
      'localStorage',
      memoryStorage({
        branchesData: '[{"name":"Surat"}]',
        'seamline:draft:shift': '{}',
        'seamline:recent:employees': '[]',
        'seamline:colour-mode': 'dark',
        'seamline:language': 'gu',
        somebodyElses: 'kept',
      }),
    );
    vi.stubGlobal('sessionStorage', memoryStorage({ scroll: '12' }));
    signIn(FIRST);
    notify.success('Branch of Asha Mehta updated.');
    signOut();
    expect({ ...localStorage }).toEqual({
      'seamline:colour-mode': 'dark',
      'seamline:language': 'gu',
      somebodyElses: 'kept',
    });
    expect({ ...sessionStorage }).toEqual({});
    expect(currentSession()).toBeNull();
    expect(hookValue(useNotifications)).toEqual([]);
  });
});

describe('a session that lapses', () => {
  test('the session stays on the page, and is marked as lapsed', () => {
    signIn(FIRST);
    expireSession(FIRST);
    expect(hookValue(useSessionLapsed)).toBe(true);
    expect(hookValue(useSession)?.token).toBe(FIRST);
  });

  test('signing in again ends the lapse', () => {
    signIn(FIRST);
    expireSession(FIRST);
    signIn(SECOND);
    expect(hookValue(useSessionLapsed)).toBe(false);
  });

  test('a refusal of an earlier token does not end the current session', () => {
    signIn(FIRST);
    signIn(SECOND);
    expireSession(FIRST);
    expect(hookValue(useSessionLapsed)).toBe(false);
  });

  test('without a session nothing lapses', () => {
    expireSession(FIRST);
    expect(hookValue(useSessionLapsed)).toBe(false);
  });

  test('waiting calls continue with the new token', async () => {
    signIn(FIRST);
    const waiting = signedInAgain(FIRST);
    signIn(SECOND);
    await expect(waiting).resolves.toBe(SECOND);
  });

  test('a call after the new sign-in continues at once', async () => {
    signIn(SECOND);
    await expect(signedInAgain(FIRST)).resolves.toBe(SECOND);
  });

  test('a call of one person is not continued after another one signs in', async () => {
    signIn(FIRST);
    const waiting = signedInAgain(FIRST);
    signIn(tokenWith({ number: '9876500002' }));
    await expect(waiting).rejects.toThrow('signed out');
  });

  test('waiting calls fail when the person signs out instead', async () => {
    signIn(FIRST);
    const waiting = signedInAgain(FIRST);
    signOut();
    await expect(waiting).rejects.toThrow('signed out');
  });
});
