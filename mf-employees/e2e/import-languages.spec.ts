import { expect, expectNoFault, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { unique } from './support/employees.ts';
import { csvFile, HEADINGS, newcomer, textOf } from './support/sheets.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
}

test('a sheet is read and corrected in Gujarati, and its problems are shown in Hindi after a switch', async ({
  page,
}) => {
  const last = unique();
  const file = csvFile([
    HEADINGS,
    newcomer(`${last}a`, { gender: 'મહિલા' }).map((one) => (one === 'Full time' ? 'ફુલ-ટાઇમ' : one)),
    newcomer(`${last}b`, { branch: 'Moon Base' }),
  ]);
  await page.goto('/dashboard/employee/import');
  await choose(page, 'Profile menu', 'ગુજરાતી');
  await expect(page).toHaveTitle('કર્મચારીઓ ઇમ્પોર્ટ કરો · Seamline HR');
  await page.getByLabel('ફાઇલ પસંદ કરો').setInputFiles(file);
  await expect(page.getByText(`${file.name}: 2 પંક્તિઓ. છોડી દીધેલી કૉલમ કંઈ બદલતી નથી.`)).toBeVisible();
  await expect(page.getByLabel('“Mobile No.”માં છે')).toHaveValue('mobile_number');
  await page.getByRole('button', { name: 'પંક્તિઓ તપાસો' }).click();
  await expect(page.getByRole('button', { name: 'સમસ્યાઓ (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'નવી (1)' })).toBeVisible();
  await expect(page.getByText('“Moon Base” નામથી કોઈ શાખા મળ્યું નથી.')).toBeVisible();
  await expectNoFault(page);
  await choose(page, 'પ્રોફાઇલ મેનૂ', 'हिन्दी');
  await expect(page.getByText('“Moon Base” नाम से कोई शाखा नहीं मिला।')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 पंक्ति इंपोर्ट करें' })).toBeVisible();
});

test('a sheet exported in Hindi is imported in English', async ({ page }) => {
  await page.goto('/dashboard/employee');
  await choose(page, 'Profile menu', 'हिन्दी');
  await page.getByRole('button', { name: 'एक्सपोर्ट' }).click();
  await page.getByLabel('फ़ाइल का प्रकार').selectOption('csv');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'एक्सपोर्ट करें' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.csv$/);
  const [headings = '', first = ''] = (await textOf(download)).split('\r\n');
  expect(headings).toContain('कर्मचारी ID,पहला नाम,');
  expect(first).toMatch(/पुरुष|महिला|अन्य/);

  await page.getByRole('button', { name: 'बंद करें' }).last().click();
  await choose(page, 'प्रोफ़ाइल मेन्यू', 'English');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'text/csv',
    buffer: Buffer.from([headings, first].join('\r\n')),
  });
  await expect(page.getByLabel('“मोबाइल नंबर” is')).toHaveValue('mobile_number');
  await expect(page.getByLabel('“Seamline के लिए (न बदलें)” is')).toHaveValue('version');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('button', { name: 'All (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unchanged (1)' })).toBeVisible();
});
