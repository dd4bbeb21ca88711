import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { cell, section, setHours } from './shifts.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('the days as a picture: an edge is moved by pointer, finger or keys, and its time follows', async ({ page }) => {
  await page.goto('/dashboard/addshift?tab=week');
  const pictures = section(page, 'The Day as a Picture');
  await expect(pictures.getByText('Set Shift Start & End Time first')).toHaveCount(7);
  await setHours(page, 'Monday', '22:00', '06:00');
  const monday = pictures.getByRole('group', { name: 'Monday as a picture' });
  const start = monday.getByRole('slider', { name: 'Shift Start Time' });
  const end = monday.getByRole('slider', { name: 'Shift End Time' });
  await expect(start).toHaveAttribute('aria-valuetext', '22:00');
  await expect(end).toHaveAttribute('aria-valuetext', '06:00 on the next day');
  const undo = section(page, 'Weekly Timings').getByRole('button', { name: 'Undo', exact: true });

  await start.scrollIntoViewIfNeeded();
  const track = await monday.boundingBox();
  const edge = await start.boundingBox();
  if (!track || !edge) throw new Error('The picture is not on the page.');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(track.x + (track.width * 21) / 48, y, { steps: 2 });
  // A drag is one step, however long the pointer rests on the way.
  await page.waitForTimeout(800);
  await page.mouse.move(track.x + (track.width * 20) / 48, y, { steps: 2 });
  await page.mouse.up();
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue(/^(19:5|20:0)/);
  await undo.click();
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue('22:00');

  // A finger need not hit the edge itself.
  for (const [type, left] of [
    ['pointerdown', x + 14],
    ['pointermove', track.x + (track.width * 18) / 48],
    ['pointerup', track.x + (track.width * 18) / 48],
  ] as const) {
    const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
    await monday.evaluate((element) => Object.assign(element, { setPointerCapture: () => undefined }));
    await monday.dispatchEvent(type, { ...touch, clientX: left, clientY: y });
  }
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue(/^(17:5|18:0)/);
  await undo.click();

  // One stop of the Tab key for the day; the arrows lead from edge to edge, and move them.
  await expect(monday.locator('[role=slider][tabindex="0"]')).toHaveCount(1);
  await start.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue('21:55');
  await expect(start).toHaveAttribute('aria-valuetext', '21:55');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue('22:25');
  await page.keyboard.press('ArrowDown');
  await expect(end).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(cell(page, 'Shift End Time', 'Monday')).toHaveValue('05:30');
  await expect(monday.locator('[role=slider][tabindex="0"]')).toHaveCount(1);
  await expect(end).toHaveAttribute('tabindex', '0');
});
