import { I18nProvider } from '@lingui/react';
import { searchRecords } from '@seamline/shared/contract/organisation/search';
import { setRights, signIn } from '@seamline/shared/session';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Dialog } from '@seamline/shared/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PaletteButton } from '../layout/PaletteButton.tsx';
import { RemoteStore, RemotesContext } from '../remotes/remoteStore.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { registryAt, releaseWith } from '../remotes/testing/releases.ts';
import { shellMessages } from '../shellMessages.ts';

const label = (en: string) => ({ en, hi: `${en} (hi)`, gu: `${en} (gu)` });
const store = new RemoteStore();
store.setRegistry(
  registryAt(
    1,
    releaseWith({
      commands: [
        { kind: 'action', path: 'leavetype/add', label: label('Add leave type') },
        { kind: 'record', record: 'leave-type', path: 'leavetype/:id/edit', label: label('Leave types') },
        { kind: 'record', record: 'employee', path: 'leavetype?q=:title', label: label('Employees') },
      ],
    }),
  ),
);

function Frame() {
  const [isAsking, setAsking] = useState(false);
  return (
    <I18nProvider i18n={shellMessages.i18n}>
      <RemotesContext value={{ store } as Remotes}>
        <PaletteButton />
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        {isAsking && (
          <Dialog title="A question" close={() => setAsking(false)}>
            <input aria-label="Reply" />
          </Dialog>
        )}
      </RemotesContext>
    </I18nProvider>
  );
}

const open = (prepare: Parameters<typeof renderRoutes>[2] = () => undefined) =>
  renderRoutes([{ path: '*', element: <Frame /> }], 'start', prepare);

const ASHA = { kind: 'employee', id: '7', title: 'Asha Patel', detail: 'Tailor · Vesu' };
const CASUAL = { kind: 'leave-type', id: '3', title: 'Casual Leave', detail: 'CL' };

const button = page.getByRole('button', { name: 'Search', exact: true });
const input = page.getByRole('combobox', { name: 'Search screens, actions and records' });
const option = page.getByRole('option');
const dialog = page.getByRole('dialog', { name: 'Search and commands' });

const titles = () => option.elements().map((each) => each.textContent?.trim());
const active = () =>
  document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();

test('command palette: Ctrl+K opens it with all actions and screens, and closes it with the focus where it was', async () => {
  open();
  await userEvent.click(button);
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(input).toHaveFocus();
  expect(titles()).toEqual(['Add leave type', 'Dashboard', 'Leave Type', 'Help']);
  await expect
    .element(page.getByRole('group', { name: 'Actions' }).getByRole('option'))
    .toHaveTextContent('Add leave type');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('command palette: arrow keys walk the options around, and Enter goes to the active one', async () => {
  open();
  await userEvent.click(button);
  await expect.element(input).toHaveFocus();
  const walked: unknown[] = [active()];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await userEvent.keyboard(`{${key}}`);
    walked.push(active());
  }
  expect(walked).toEqual(['Add leave type', 'Dashboard', 'Leave Type', 'Help', 'Leave Type']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/dashboard/leavetype');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('command palette: records are found by kind and announced, a tap opens one, and it is recent the next time', async () => {
  const service = open((data) => data.answer(searchRecords, { results: [ASHA, CASUAL] }));
  await userEvent.click(button);
  await userEvent.fill(input, ' casual ');
  await expect.element(page.getByRole('group', { name: 'Leave types' })).toBeVisible();
  await expect.element(page.getByText('2 results.')).toBeInTheDocument();
  expect(service.calls.filter(({ path }) => path === '/data/search')).toMatchObject([{ query: { query: 'casual' } }]);
  await userEvent.click(page.getByRole('option', { name: 'Casual Leave CL' }));
  await expect.poll(() => location.pathname).toBe('/dashboard/leavetype/3/edit');
  await userEvent.click(button);
  await expect
    .element(page.getByRole('group', { name: 'Recent' }).getByRole('option'))
    .toMatchTextContent(/^Casual Leave/);
});

test('command palette: results of an older search are not shown for a newer one', async () => {
  let arrive = () => {};
  const service = open((data) => {
    arrive = data.hold(searchRecords, { results: [ASHA] });
  });
  await userEvent.click(button);
  await userEvent.fill(input, 'asha');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  await expect.poll(() => service.calls.length).toBe(1);
  service.answer(searchRecords, { results: [CASUAL] });
  await userEvent.fill(input, 'casual');
  await expect.element(page.getByRole('option', { name: 'Casual Leave CL' })).toBeVisible();
  arrive();
  await expect.poll(titles).toEqual(['Casual Leave CL']);
});

test('command palette: a failed search says why, keeps the commands, and is over after Retry', async () => {
  const service = open((data) => data.refuse(searchRecords, 409, { message: 'The database is away.' }));
  await userEvent.click(button);
  await userEvent.fill(input, 'leave');
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent(/The records could not be searched\..*The database is away\./);
  expect(titles()).toEqual(['Add leave type', 'Leave Type']);
  service.answer(searchRecords, { results: [CASUAL] });
  await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
  await expect.element(page.getByRole('option', { name: 'Casual Leave CL' })).toBeVisible();
});

test('command palette: a search without a result says so', async () => {
  open((data) => data.answer(searchRecords, { results: [] }));
  await userEvent.click(button);
  await userEvent.fill(input, 'zzz');
  await expect.element(page.getByText('Nothing matches “zzz”.')).toBeVisible();
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
});

test('command palette: the keys do not open it over another dialog', async () => {
  open();
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByLabelText('Reply')).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('command palette: a viewer without the permission to view searches no records', async () => {
  const service = open();
  signIn(`.${btoa(JSON.stringify({ number: '9876500002', role: 'manager', exp: 4_000_000_000 }))}.`);
  setRights({ canView: false, canEdit: false, scope: null });
  await userEvent.click(button);
  await userEvent.fill(input, 'leave');
  await expect.poll(titles).toEqual(['Add leave type', 'Leave Type']);
  await expect.element(page.getByText('2 results.')).toBeInTheDocument();
  expect(service.calls).toEqual([]);
});
