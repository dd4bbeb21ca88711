import { UiProvider } from '@seamline/shared/ui';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyDialog } from './lazyDialog.tsx';

const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  listeners.clear();
});

const close = () => undefined;
const Form = () => <form aria-label="Edit" />;

test('it says that it is opening until its code has come, and can be closed meanwhile', () => {
  const Lazy = lazyDialog(async () => Form);
  const html = renderToString(
    <UiProvider>
      <Lazy close={close} />
    </UiProvider>,
  );
  expect(html).toContain('Opening…');
  expect(html).toContain('aria-label="Close"');
});

test('its code comes a moment after somebody has moved on the page, and is asked for once', async () => {
  const load = vi.fn(async () => Form);
  const Lazy = lazyDialog(load);
  expect(listeners.size).toBe(0);
  Lazy.ahead();
  expect([...listeners.keys()]).toEqual(['pointermove', 'pointerdown', 'keydown']);
  listeners.get('keydown')?.();
  expect(listeners.size).toBe(0);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(renderToString(<Lazy close={close} />)).toContain('aria-label="Edit"');
  expect(load).toHaveBeenCalledOnce();
});

test('code that did not come ahead is no error yet', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  lazyDialog(load).ahead();
  listeners.get('pointermove')?.();
  await vi.advanceTimersByTimeAsync(250);
  expect(load).toHaveBeenCalledOnce();
});

test('whoever moves only to leave the page does not fetch it', async () => {
  const load = vi.fn(async () => Form);
  const leave = lazyDialog(load).ahead();
  listeners.get('pointermove')?.();
  leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
});
