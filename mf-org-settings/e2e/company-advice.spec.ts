import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { field, keepCompanyToPage, openCompany, sentByUpdate } from './support/company.ts';
import { status } from './support/map.ts';

test('an unusual value gets advice, and can be saved', async ({ page, signInAs }) => {
  await signInAs('owner');
  await keepCompanyToPage(page);
  await openCompany(page);
  const advised: Record<string, [value: string, advice: string][]> = {
    'GST Number': [
      ['24AAACM7463H1Z', 'A GSTIN has 15 characters, this has 14.'],
      [
        'XXAAACM7463H1ZH',
        'A GSTIN is made of a state code, a PAN, a number, Z and a check character, such as 24AAACM7463H1ZH.',
      ],
      ['24AAACM7463H1ZX', 'The last character of this GSTIN should be H. Please compare it with the certificate.'],
    ],
    Pincode: [['39500', 'A PIN code has 6 digits and does not begin with 0.']],
    'Company Contact': [['98765', 'A phone number in India has 10 digits.']],
    'Company Website': [['our page', 'This does not look like a web address, such as https://www.example.com.']],
  };
  for (const [label, cases] of Object.entries(advised)) {
    for (const [value, advice] of cases) {
      await field(page, label).fill(value);
      await expect(status(page, advice)).toBeVisible();
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
    }
  }
  const zone = page.getByRole('combobox', { name: 'Default Timezone' });
  await zone.selectOption('Asia/Dubai');
  const zoneAdvice = page.getByText('Shifts are always planned in Asia/Kolkata (+05:30), regardless of this setting.', {
    exact: true,
  });
  await expect(zoneAdvice).toBeVisible();
  expect((await sentByUpdate(page)).texts).toMatchObject({
    gst_number: '24AAACM7463H1ZX',
    pincode: '39500',
    company_contact: '98765',
    company_website: 'our page',
    default_timezone: 'Asia/Dubai',
  });
  await expect(status(page, 'Company details updated.')).toBeVisible();
  await zone.selectOption('Asia/Kolkata');
  await expect(zoneAdvice).toBeHidden();
});
