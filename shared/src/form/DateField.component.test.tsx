import { date, requiredDate } from '@seamline/shared/contract/wire/dates';
import { DateField, FormPage, useContractForm } from '@seamline/shared/form';
import { setLanguage } from '@seamline/shared/session';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';

const schema = z.object({ resigned: requiredDate, insured: date });

/** Renders a form with two dates and returns what it sends. */
function renderDates(max?: string) {
  const send = vi.fn(async () => {});
  function Dates() {
    const form = useContractForm(schema, { resigned: '2026-11-23', insured: '' });
    return (
      <FormPage
        title="Leaving"
        submitLabel="Save"
        back=""
        form={form}
        mutation={{ mutationFn: send }}
        onSuccess={() => {}}
      >
        <DateField name="resigned" label="Resignation Date" max={max} required />
        <DateField name="insured" label="Insured until" />
      </FormPage>
    );
  }
  renderRoutes([{ path: 'leaving', element: <Dates /> }], 'leaving', () => {});
  return send;
}

const resigned = page.getByRole('textbox', { name: 'Resignation Date' });
const save = page.getByRole('button', { name: 'Save' });

test('date field: shows the date as tables do, and names the format as its hint', async () => {
  renderDates();
  await expect.element(resigned).toHaveValue('23-Nov-2026');
  await expect.element(resigned).toHaveAccessibleDescription('For example 23-Nov-2026.');
});

test('date field: reads a date in digits when it is left, and sends it as the wire has it', async () => {
  const send = renderDates();
  await userEvent.fill(resigned, '1/12/26');
  await expect.element(resigned).toHaveValue('1/12/26');
  await userEvent.tab();
  await expect.element(resigned).toHaveValue('01-Dec-2026');
  await userEvent.click(save);
  await expect.poll(() => send.mock.calls[0]?.at(0)).toEqual({ resigned: '2026-12-01', insured: '' });
});

test('date field: Enter sends the date that is being typed', async () => {
  const send = renderDates();
  await userEvent.fill(resigned, '1.12.26');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls[0]?.at(0)).toMatchObject({ resigned: '2026-12-01' });
});

test('date field: keeps 31 February as it was typed, says what is expected, and does not save', async () => {
  const send = renderDates();
  await userEvent.fill(resigned, '31-02-2026');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a date such as 23-Nov-2026.')).toBeVisible();
  await expect.element(resigned).toHaveValue('31-02-2026');
  await userEvent.click(save);
  await expect.element(resigned).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('date field: arrow keys change the day up to the last one', async () => {
  renderDates('2026-11-24');
  await userEvent.click(resigned);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(resigned).toHaveValue('24-Nov-2026');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(resigned).toHaveValue('24-Nov-2026');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(resigned).toHaveValue('22-Nov-2026');
});

test('date field: the button opens the calendar of the browser, whose date it takes', async () => {
  const open = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {});
  onTestFinished(() => open.mockRestore());
  renderDates('2026-12-31');
  const button = page.getByRole('button', { name: 'Open calendar' }).first();
  await expect.element(button).toHaveAccessibleDescription('Resignation Date');
  await userEvent.click(button);
  const calendar = open.mock.contexts[0] as HTMLInputElement;
  expect(calendar).toMatchObject({ value: '2026-11-23', max: '2026-12-31', tabIndex: -1, form: null });
  await userEvent.fill(calendar, '2026-12-05');
  await expect.element(resigned).toHaveValue('05-Dec-2026');
});

test('date field: shows and reads the months of the language of the interface', async () => {
  setLanguage('hi');
  onTestFinished(() => setLanguage('en'));
  const send = renderDates();
  await expect.element(resigned).toHaveValue('23 नव॰ 2026');
  await userEvent.fill(resigned, '5 मार्च 2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls[0]?.at(0)).toMatchObject({ resigned: '2026-03-05' });
});
