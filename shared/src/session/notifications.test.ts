import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearNotifications,
  dismissFailures,
  dismissMessage,
  notify,
  pauseMessage,
  readNotifications,
  resumeMessage,
  undoMessage,
  useFailures,
  useNotifications,
} from './notifications.ts';
import { hookValue } from './testing/hookValue.ts';

const messages = () => hookValue(useNotifications);
const shown = () =>
  messages()
    .filter((message) => message.shown)
    .map((message) => message.text);
const idOf = (text: string) => messages().find((message) => message.text === text)?.id ?? 0;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearNotifications();
  vi.useRealTimers();
});

describe('a message on the page', () => {
  test('stays for 4000 ms and is kept afterwards', () => {
    notify.success('OTP successfully sent.');
    vi.advanceTimersByTime(3_999);
    expect(shown()).toEqual(['OTP successfully sent.']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(messages()).toMatchObject([{ kind: 'success', text: 'OTP successfully sent.', read: false }]);
  });

  test('with Undo stays for 10,000 ms, and undoes once, also from the notification centre', () => {
    const undo = vi.fn();
    notify.success('Vesu was deleted.', { undo });
    vi.advanceTimersByTime(9_999);
    expect(shown()).toEqual(['Vesu was deleted.']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    undoMessage(idOf('Vesu was deleted.'));
    undoMessage(idOf('Vesu was deleted.'));
    expect(undo).toHaveBeenCalledOnce();
    expect(messages()).toMatchObject([{ text: 'Vesu was deleted.', undo: undefined }]);
  });

  test('that the page shows itself goes to the notification centre only', () => {
    notify.error('Update failed.', { detail: 'The database is resting.', isShown: true });
    expect(shown()).toEqual([]);
    expect(messages()).toMatchObject([{ text: 'Update failed.', detail: 'The database is resting.', read: false }]);
  });

  test('pauses its countdown while it is pointed at, and continues with the remaining time', () => {
    notify.error('Failed to send OTP.');
    vi.advanceTimersByTime(3_000);
    pauseMessage(idOf('Failed to send OTP.'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Failed to send OTP.']);
    resumeMessage(idOf('Failed to send OTP.'));
    vi.advanceTimersByTime(999);
    expect(shown()).toEqual(['Failed to send OTP.']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('pausing twice or resuming twice changes nothing', () => {
    notify.success('Login successful.');
    const id = idOf('Login successful.');
    vi.advanceTimersByTime(1_000);
    pauseMessage(id);
    vi.advanceTimersByTime(1_000);
    pauseMessage(id);
    resumeMessage(id);
    resumeMessage(id);
    vi.advanceTimersByTime(2_999);
    expect(shown()).toEqual(['Login successful.']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('pausing, resuming or closing one that has disappeared does nothing', () => {
    notify.success('Login successful.');
    const id = idOf('Login successful.');
    vi.advanceTimersByTime(4_000);
    pauseMessage(id);
    resumeMessage(id);
    dismissMessage(id);
    expect(messages()).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can be closed at once', () => {
    notify.error('Update failed.');
    dismissMessage(idOf('Update failed.'));
    expect(shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('replaces an earlier one with the same text', () => {
    notify.error('Please enter a valid mobile number.');
    vi.advanceTimersByTime(3_000);
    notify.error('Please enter a valid mobile number.');
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(3_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });
});

describe('the failures on the page', () => {
  test('of an action are removed once it succeeds, and those of other actions stay', () => {
    const copying = hookValue(useFailures);
    copying.notify('The text was not copied.', { detail: 'No permission.' });
    copying.notify('The text was not copied, again.');
    notify.error('The export failed.');
    copying.dismiss();
    expect(shown()).toEqual(['The export failed.']);
    expect(messages()).toHaveLength(3);
    expect(messages().at(-1)).toMatchObject({ detail: 'No permission.' });
  });

  test('are removed when their area is left, and successes stay', () => {
    notify.error('The export failed.');
    notify.success('Branch added.');
    dismissFailures();
    expect(shown()).toEqual(['Branch added.']);
    expect(messages()).toHaveLength(2);
  });
});

describe('the notification centre', () => {
  test('has the newest first, with the reason of the server', () => {
    notify.success('First.');
    notify.error('Second.', { detail: 'The code is wrong.' });
    expect(messages()).toMatchObject([{ text: 'Second.', detail: 'The code is wrong.' }, { text: 'First.' }]);
  });

  test('keeps the last fifty', () => {
    for (let index = 1; index <= 60; index += 1) notify.success(`Message ${index}.`);
    expect(messages()).toHaveLength(50);
    expect(messages().at(-1)?.text).toBe('Message 11.');
    vi.advanceTimersByTime(4_000);
    expect(shown()).toEqual([]);
  });

  test('marks everything as read', () => {
    notify.success('First.');
    notify.success('Second.');
    readNotifications();
    expect(messages().map((message) => message.read)).toEqual([true, true]);
  });

  test('can be cleared, which removes the messages from the page as well', () => {
    notify.success('First.');
    clearNotifications();
    expect(messages()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
