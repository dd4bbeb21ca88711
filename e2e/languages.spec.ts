import { expect, expectNoFault, expectToFit, sharedPageTest as test } from './fixtures.ts';
import { title } from './support/shell.ts';

test('the browser is asked not to translate, because translated nodes do not follow the data', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate');
});

test('a viewer signs in and works in Hindi, then continues in Gujarati and keeps what was typed', async ({
  page,
  owner,
  quiet,
}) => {
  test.slow();
  quiet.expect(/409/);
  const taken = `Vesu ${Date.now()}`;
  await owner.post('/data/settings/add-branches', { name: taken, branch_type: 'Showroom' });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-begin');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('9876500001');
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(title(page)).toHaveText('साइन इन');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('textbox', { name: 'मोबाइल नंबर' })).toHaveValue('9876500001');
  await expectNoFault(page);
  await page.getByRole('textbox', { name: 'पासवर्ड', exact: true }).fill('fitting-room-7');
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(title(page)).toHaveText('डैशबोर्ड');

  await page.setViewportSize({ width: 320, height: 700 });
  for (const [address, heading] of [
    ['leavetype', 'छुट्टी के प्रकार'],
    ['leavereason', 'छुट्टी के कारण'],
    ['Manager', 'मालिक और मैनेजर'],
    ['activity-logs', 'गतिविधि लॉग'],
    ['session-log', 'सेशन लॉग'],
    ['companydetail', 'कंपनी का विवरण'],
    ['organisation', 'संगठन चार्ट'],
    ['ManageShiftPage', 'शिफ़्ट सूची'],
    ['manage-shift/add', 'शिफ़्ट जोड़ें'],
    ['employee', 'कर्मचारी'],
    ['employee/import', 'कर्मचारी इंपोर्ट करें'],
    ['holiday-list', 'पेज नहीं मिला'],
    ['branches/add', 'शाखा जोड़ें'],
  ]) {
    await page.goto(`/dashboard/${address}`);
    await expect(title(page)).toHaveText(heading ?? '');
    await expectToFit(page);
  }

  await page.getByRole('button', { name: 'शाखा जोड़ें' }).click();
  await expect(page.getByText('यह फ़ील्ड ज़रूरी है।').first()).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('textbox', { name: 'नाम' }).fill(taken);
  await page.getByRole('combobox', { name: 'शाखा का प्रकार' }).selectOption('शोरूम');

  await page.getByRole('button', { name: 'प्रोफ़ाइल मेन्यू' }).click();
  await page.getByRole('menuitemradio', { name: 'ગુજરાતી' }).click();
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('શાખા ઉમેરો');
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  await expect(page.getByRole('textbox', { name: 'નામ', exact: true })).toHaveValue(taken);
  await expect(page.getByRole('combobox', { name: 'શાખાનો પ્રકાર' })).toHaveValue('Showroom');
  await expectToFit(page);
  await page.getByRole('button', { name: 'શાખા ઉમેરો' }).click();
  await expect(page.locator('[data-error]')).toHaveText(`નામ: ${taken} નામની શાખા પહેલેથી છે.`);

  await page.goto('/dashboard/leavetype');
  await expect(title(page)).toHaveText('રજાના પ્રકાર');
  await page.getByRole('button', { name: 'પ્રોફાઇલ મેનૂ' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(title(page)).toHaveText('Leave Types');
});
