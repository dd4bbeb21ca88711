import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { store } from './jotaiStore.ts';

/** Milliseconds that a message stays on the page. */
export const MESSAGE_DURATION = 4_000;
/** Milliseconds that a message stays which offers to undo what it confirms: time to read it and to reach the button. */
export const UNDO_DURATION = 10_000;
/** Messages that the notification centre keeps. */
const KEPT = 50;

/** One message of the feedback layer. */
export interface Message {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** The server's reason, in short. */
  detail?: string;
  retry?: () => void;
  /** Reverts the action that the message confirms. It is called once at most. */
  undo?: (() => void) | undefined;
  /** Milliseconds since 1970. */
  at: number;
  /** True while the message is on the page, and not only in the notification centre. */
  shown: boolean;
  read: boolean;
}

interface Extras {
  detail?: string;
  retry?: () => void;
  undo?: (() => void) | undefined;
  /** True for a message that the page shows itself, so that it goes to the notification centre only. */
  isShown?: true;
}

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  left: number;
  startedAt: number;
}

export const messagesAtom = atom<readonly Message[]>([]);
const countdowns = new Map<number, Countdown>();
let lastId = 0;

/**
 * Shows a message on the page for four seconds, or for ten with `undo`, and keeps it in the notification centre. Each
 * function returns the id of its message, for `dismissMessage`.
 */
export const notify = {
  success: (text: string, extras: Extras = {}) => add('success', text, extras),
  error: (text: string, extras: Extras = {}) => add('error', text, extras),
};

function add(kind: Message['kind'], text: string, { isShown, ...extras }: Extras): number {
  lastId += 1;
  const message: Message = { id: lastId, kind, text, ...extras, at: Date.now(), shown: !isShown, read: false };
  const earlier = store.get(messagesAtom).map((other) => (other.text === text ? { ...other, shown: false } : other));
  store.set(messagesAtom, [message, ...earlier].slice(0, KEPT));
  if (isShown) return message.id;
  countdowns.set(message.id, { timer: undefined, left: message.undo ? UNDO_DURATION : MESSAGE_DURATION, startedAt: 0 });
  resumeMessage(message.id);
  return message.id;
}

/** Returns all messages of the notification centre, newest first. */
export function useNotifications(): readonly Message[] {
  return useAtomValue(messagesAtom, { store });
}

/** Pauses a message's countdown, while the message is pointed at or has the focus. */
export function pauseMessage(id: number): void {
  const countdown = countdowns.get(id);
  if (!countdown?.timer) return;
  clearTimeout(countdown.timer);
  countdown.timer = undefined;
  countdown.left -= Date.now() - countdown.startedAt;
}

/** Resumes a paused countdown with its remaining time. */
export function resumeMessage(id: number): void {
  const countdown = countdowns.get(id);
  if (!countdown || countdown.timer) return;
  countdown.startedAt = Date.now();
  countdown.timer = setTimeout(() => dismissMessage(id), Math.max(0, countdown.left));
}

/** Removes a message from the page; the notification centre keeps it. */
export function dismissMessage(id: number): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  change((message) => (message.id === id ? { ...message, shown: false } : message));
}

/** Reverts the action that a message confirms, and removes the message from the page. */
export function undoMessage(id: number): void {
  const undo = store.get(messagesAtom).find((message) => message.id === id)?.undo;
  dismissMessage(id);
  change((message) => (message.id === id ? { ...message, undo: undefined } : message));
  undo?.();
}

/** Removes the failures from the page that belong to an area which has been left; the notification centre keeps them. */
export function dismissFailures(): void {
  for (const { id, kind, shown } of store.get(messagesAtom)) if (kind === 'error' && shown) dismissMessage(id);
}

/** The failures of one action: they are notified, and dismissed together once the action succeeds. */
export function useFailures() {
  return useMemo(() => {
    const ids: number[] = [];
    return {
      notify(text: string, extras?: Extras) {
        ids.push(notify.error(text, extras));
      },
      dismiss() {
        for (const id of ids.splice(0)) dismissMessage(id);
      },
    };
  }, []);
}

/** Marks every message as read. */
export function readNotifications(): void {
  change((message) => (message.read ? message : { ...message, read: true }));
}

/** Empties the notification centre. */
export function clearNotifications(): void {
  for (const { timer } of countdowns.values()) clearTimeout(timer);
  countdowns.clear();
  store.set(messagesAtom, []);
}

function change(update: (message: Message) => Message): void {
  store.set(messagesAtom, store.get(messagesAtom).map(update));
}
