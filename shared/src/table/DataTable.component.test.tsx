import { notify } from '@seamline/shared/session';
import { DataTable } from '@seamline/shared/table';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { useState } from 'react';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

/** As long as a name may be, without a place to break it. */
const WORD = 'W'.repeat(189);

const test = base.extend('phone', { auto: true }, async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(375, 720);
});

interface TableProps {
  isLinked?: boolean;
  isCurrent?: boolean;
}

function Table({ isLinked = false, isCurrent = false }: TableProps) {
  return (
    <DataTable
      caption="Branches"
      columns={[
        { heading: 'Name', rowHeader: true, cell: ({ name }) => (isLinked ? <a href="#details">{name}</a> : name) },
        { heading: 'Code', priority: 'high', cell: ({ code }) => code },
      ]}
      rows={[{ name: WORD, code: WORD }]}
      rowKey={({ name }) => name}
      current={isCurrent ? WORD : undefined}
      empty={{ icon: 'list', title: 'None' }}
    />
  );
}

test('table: is no wider than a phone with a name and a code of 189 letters', async () => {
  renderRoutes([{ path: 'table', element: <Table /> }], 'table', () => undefined);
  const frame = page.getByRole('region', { name: 'Branches' });
  await expect.element(frame).toBeVisible();
  await expect.poll(() => excess(frame.element())).toBeLessThanOrEqual(1);
  expect(excess(document.documentElement)).toBeLessThanOrEqual(1);
});

test('table: is no wider than a phone with a link of 189 letters in its first column', async () => {
  renderRoutes([{ path: 'table', element: <Table isLinked /> }], 'table', () => undefined);
  const frame = page.getByRole('region', { name: 'Branches' });
  await expect.element(frame).toBeVisible();
  await expect.poll(() => excess(frame.element())).toBeLessThanOrEqual(1);
});

test('table: marks the whole current row, with the cell that stays in view', async () => {
  renderRoutes([{ path: 'table', element: <Table isCurrent /> }], 'table', () => undefined);
  const frame = page.getByRole('region', { name: 'Branches' });
  await expect.element(frame).toBeVisible();
  const cells = [...frame.element().querySelectorAll('tr[aria-current] > *')];
  const [first, ...others] = cells.map((cell) => getComputedStyle(cell).backgroundColor);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others)).toEqual(new Set([first]));
});

test('table: keeps its first column in view while the rest scrolls', async () => {
  renderRoutes([{ path: 'table', element: <Table /> }], 'table', () => undefined);
  const frame = page.getByRole('region', { name: 'Branches' });
  await expect.element(frame).toBeVisible();
  const table = frame.element().querySelector('table');
  if (table) table.style.minWidth = '900px';
  frame.element().scrollLeft = 300;
  const left = frame.element().getBoundingClientRect().left;
  for (const cell of frame.element().querySelectorAll('tr > :first-child')) {
    expect(Math.abs(cell.getBoundingClientRect().left - left)).toBeLessThanOrEqual(2);
  }
});

test.each([
  ['phone', 375],
  ['desktop, where the table scrolls in a frame', 1280],
])('table: on a %s, keeps a new row in view when others come above it, until the person scrolls', async (_, width) => {
  await page.viewport(width, 720);
  const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Branch ${index}` }));
  function GrowingTable() {
    const [others, setOthers] = useState(30);
    return (
      <>
        <button type="button" onClick={() => setOthers(others + 60)}>
          Grow
        </button>
        <DataTable
          caption="Branches"
          columns={[{ heading: 'Name', rowHeader: true, cell: ({ name }) => name }]}
          rows={[...rowsUpTo(others), { name: 'Vesu' }]}
          rowKey={({ name }) => name}
          current="Vesu"
          empty={{ icon: 'list', title: 'None' }}
        />
      </>
    );
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  renderRoutes([{ path: 'table', element: <GrowingTable /> }], 'table', () => undefined);
  const row = page.getByRole('row', { name: 'Vesu' });
  await expect.element(row).toBeInViewport();
  const growTo = async (rows: number) => {
    // Not by the pointer, which would scroll up to the button.
    (page.getByRole('button', { name: 'Grow' }).element() as HTMLElement).click();
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(rows);
  };
  // The answer of a slow network.
  vi.advanceTimersByTime(10_000);
  await growTo(91);
  await expect.element(row).toBeInViewport();
  window.dispatchEvent(new WheelEvent('wheel'));
  await growTo(151);
  await expect.element(row).not.toBeInViewport();
});

test('message: is no wider than a phone with a name of 189 letters', async () => {
  renderRoutes([{ path: 'table', element: <Table /> }], 'table', () => undefined);
  notify.error(`${WORD} could not be saved.`, { detail: WORD });
  const message = page.getByRole('alert');
  await expect.element(message).toBeVisible();
  const { left, right } = message.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(375);
  expect(excess(message.element())).toBeLessThanOrEqual(1);
});

function excess(element: Element): number {
  return element.scrollWidth - element.clientWidth;
}
