import { expect, expectNoFault, type Page, test } from '@seamline/e2e/fixtures';
import { addEmployee } from './support/employees.ts';
import { noteForms } from './support/forms.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

/** A JPEG card of 800 × 500, all red, with a comment where cameras write what they know. */
async function redCard(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 500);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'rgb(200, 20, 20)';
    context.fillRect(0, 0, 800, 500);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const secret = Buffer.from('Exif\0\0secret street 5');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, secret.length + 2]), secret]);
  return Buffer.concat([Buffer.from(bytes.slice(0, 2)), segment, Buffer.from(bytes.slice(2))]);
}

/** The box that the dialog shows, in shares of the picture. */
async function shownBox(page: Page) {
  const picture = await page.getByRole('img', { name: 'The chosen picture' }).boundingBox();
  const box = await page.getByRole('button', { name: 'Cover', exact: true }).boundingBox();
  if (!picture || !box) throw new Error('nothing is shown');
  return {
    left: (box.x - picture.x) / picture.width,
    top: (box.y - picture.y) / picture.height,
    right: (box.x + box.width - picture.x) / picture.width,
    bottom: (box.y + box.height - picture.y) / picture.height,
  };
}

test('the first eight digits are covered on this device, by keys and by mouse, and no pixel below remains', async ({
  page,
  owner,
}) => {
  const id = await addEmployee(owner);
  await noteForms(page);
  await page.goto(`/dashboard/Employee/details/${id}`);
  const slot = page.getByLabel('Aadhaar Card Page 1', { exact: true });
  await slot.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await redCard(page) });
  await page.getByRole('button', { name: 'Cover the number on Aadhaar Card Page 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cover the number on Aadhaar Card Page 1' });
  await expect(dialog).toContainText('Only the last four digits should stay readable.');
  const box = page.getByRole('button', { name: 'Cover', exact: true });
  await expect(box).toBeFocused();
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toHaveJSProperty('complete', true);
  await expectNoFault(page);

  const first = await shownBox(page);
  await box.press('ArrowRight');
  await box.press('ArrowUp');
  await box.press('Shift+ArrowDown');
  const nudged = await shownBox(page);
  expect(nudged.left - first.left).toBeCloseTo(0.01, 2);
  expect(nudged.top - first.top).toBeCloseTo(-0.01, 2);
  expect(nudged.bottom - first.bottom).toBeCloseTo(0, 2);

  const corner = await page.getByRole('button', { name: 'Size of the cover' }).boundingBox();
  if (!corner) throw new Error('no corner');
  await page.mouse.move(corner.x + 12, corner.y + 12);
  await page.mouse.down();
  await page.mouse.move(corner.x + 72, corner.y + 32, { steps: 4 });
  await page.mouse.up();
  const wide = await shownBox(page);
  expect(wide.right).toBeGreaterThan(nudged.right + 0.05);

  await dialog.getByRole('button', { name: 'Cover it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The number is covered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cover the number on Aadhaar Card Page 1' })).toBeFocused();

  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '✅ Updated successfully' })).toBeVisible();
  const covered = await page.evaluate(async ({ left, top, right, bottom }) => {
    const blob = window.sentFiles.adhar_card_page_1;
    if (!blob) throw new Error('nothing was sent');
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => [
      ...context.getImageData(Math.round(x * bitmap.width), Math.round(y * bitmap.height), 1, 1).data.slice(0, 3),
    ];
    const inside: number[] = [];
    for (let column = 1; column < 10; column += 1) {
      for (let row = 1; row < 10; row += 1) {
        inside.push(...at(left + ((right - left) * column) / 10, top + ((bottom - top) * row) / 10));
      }
    }
    const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
    return { size: [bitmap.width, bitmap.height], inside: Math.max(...inside), outside: at(0.02, 0.02), text };
  }, wide);
  expect(covered.size).toEqual([800, 500]);
  expect(covered.inside).toBeLessThan(30);
  expect(covered.outside[0]).toBeGreaterThan(150);
  expect(covered.text).not.toContain('secret street');
  expect(covered.text).not.toContain('Exif');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('the box starts over the number on the picture, and a finger drags and resizes it', async ({ page, owner }) => {
    const id = await addEmployee(owner);
    await page.goto(`/dashboard/Employee/details/${id}`);
    const slot = page.getByLabel('Aadhaar Card Page 1', { exact: true });
    await slot.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await numberedCard(page) });
    await page.getByRole('button', { name: 'Cover the number on Aadhaar Card Page 1' }).tap();
    await expect(page.getByRole('img', { name: 'The chosen picture' })).toHaveJSProperty('complete', true);
    await expect.poll(async () => (await shownBox(page)).top).toBeLessThan(0.6);
    const first = await shownBox(page);
    expect(first.left).toBeLessThan(0.2);
    expect(first.right).toBeGreaterThan(0.5);
    expect(first.right).toBeLessThan(0.62);

    await drag(page, 'Cover', { right: 30, down: 24 });
    const moved = await shownBox(page);
    expect(moved.left).toBeGreaterThan(first.left + 0.03);
    expect(moved.top).toBeGreaterThan(first.top + 0.03);
    expect(moved.right - moved.left).toBeCloseTo(first.right - first.left, 2);

    await drag(page, 'Size of the cover', { right: 40, down: 20 });
    const wider = await shownBox(page);
    expect(wider.left).toBeCloseTo(moved.left, 2);
    expect(wider.right).toBeGreaterThan(moved.right + 0.05);
    expect(wider.bottom).toBeGreaterThan(moved.bottom + 0.03);
  });
});

/** A card of 800 × 500 with twelve digits, a little above the usual place. */
async function numberedCard(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 500);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 800, 500);
    context.fillStyle = 'black';
    for (const [group, left] of [120, 320, 520].entries()) {
      for (let digit = 0; digit < 4; digit += 1) context.fillRect(left + digit * 38, 260, 26 + group, 56);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Moves a finger as the browser's protocol does, from the middle of a button. */
async function drag(page: Page, name: string, by: { right: number; down: number }): Promise<void> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error('nothing to touch');
  const client = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', [{ x: from.x + (by.right * step) / 5, y: from.y + (by.down * step) / 5 }]);
  }
  await touch('touchEnd', []);
  await client.detach();
}
