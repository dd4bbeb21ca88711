import { expect, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addShift, bodyOf, cell, openTab, section, shiftName } from './shifts.ts';

async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
}

test('the form of a shift is filled in in Hindi, goes on in Gujarati with what was typed, and explains itself in English', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/dashboard/manage-shift/add');
  await choose(page, 'Profile menu', 'हिन्दी');
  await expect(page).toHaveTitle('शिफ़्ट जोड़ें · Seamline HR');
  await page.getByLabel('इससे शुरू करें').selectOption('रात की सिक्योरिटी');
  await expect(page.getByRole('textbox', { name: 'शिफ़्ट का नाम' })).toHaveValue('रात की सिक्योरिटी');
  await openTab(page, 'सप्ताह');
  const monday = cell(page, 'शिफ़्ट शुरू होने का समय', 'सोमवार');
  await expect(monday).toHaveValue('20:00');
  await expect(page.getByRole('slider', { name: 'पंच-आउट का आख़िरी समय' }).first()).toHaveAttribute(
    'aria-valuetext',
    'अगले दिन 09:00',
  );
  await monday.fill('9:');
  await monday.blur();
  await page.getByRole('button', { name: 'जमा करें' }).click();
  const problems = page.getByRole('alert');
  await expect(problems).toContainText('शिफ़्ट शुरू होने का समय, सोमवार: समय डालें, जैसे 09:30।');
  await openTab(page, 'सेटिंग्स', 'छुट्टी सेटिंग');
  await page.getByRole('switch', { name: 'शॉर्ट लीव की अनुमति' }).click();
  await page.getByRole('switch', { name: 'सैंडविच लीव लागू करें' }).click();
  await page.getByRole('switch', { name: 'शॉर्ट लीव की अनुमति' }).click();
  await expect(page.getByText('ये नियम रीसेट किए गए: सैंडविच लीव लागू करें।')).toBeVisible();
  await openTab(page, 'सप्ताह');
  await page.getByRole('checkbox', { name: 'शिफ़्ट का समय लचीला' }).check();
  await expect(page.getByText('हर दिन 00:00 से 23:59 तक है।')).toBeVisible();

  await choose(page, 'प्रोफ़ाइल मेन्यू', 'ગુજરાતી');
  await expect(page).toHaveTitle('શિફ્ટ ઉમેરો · Seamline HR');
  await expect(cell(page, 'શિફ્ટ પૂરી થવાનો સમય', 'રવિવાર')).toHaveValue('23:59');
  await expect(page.getByText('દરેક દિવસ 00:00 થી 23:59 સુધી છે.')).toBeVisible();
  await openTab(page, 'સેટિંગ્સ');
  await expect(page.getByText('આ નિયમો રીસેટ કર્યા: સેન્ડવિચ લીવ લાગુ કરો.')).toBeVisible();
  await openTab(page, 'સેટિંગ્સ', 'શિફ્ટની મૂળ માહિતી');
  await expect(page.getByRole('textbox', { name: 'શિફ્ટનું નામ' })).toHaveValue('रात की सिक्योरिटी');

  const languages = page.getByRole('group', { name: 'ચકાસણી, શબ્દો અને પંચની ભાષા' });
  await expect(languages.getByRole('button', { name: 'ગુજરાતી' })).toHaveAttribute('aria-pressed', 'true');
  await languages.getByRole('button', { name: 'English' }).click();
  await expect(section(page, 'The Shift in Words')).toContainText('Work is from 00:00 to 23:59');
  await openTab(page, 'અઠવાડિયું');
  await expect(section(page, 'અઠવાડિયાનો સમય')).toBeVisible();
});

test('days of a stored shift are read and written in the language of the interface', async ({
  page,
  owner,
  signInAs,
}) => {
  await signInAs('owner');
  const shift = await addShift(owner, shiftName('Weavers'), { week_off_days: ['SUNDAY'] });
  await page.goto('/dashboard/ManageShiftPage');
  await choose(page, 'Profile menu', 'ગુજરાતી');
  await expect(page.getByRole('row', { name: shift.shift_name })).toContainText('રવિવાર');
  await page.getByRole('link', { name: `${shift.shift_name} બદલો` }).click();
  await openTab(page, 'સેટિંગ્સ', 'સાપ્તાહિક રજા સેટિંગ');
  const days = page.getByRole('textbox', { name: 'સાપ્તાહિક રજાના દિવસ' });
  await expect(days).toHaveValue('રવિવાર');
  await days.fill('શનિ, रविवार');
  await days.blur();
  await expect(days).toHaveValue('શનિવાર, રવિવાર');
  await page.getByRole('button', { name: 'શિફ્ટ અપડેટ કરો' }).click();
  const dialog = page.getByRole('dialog', { name: 'આ ફેરફાર સેવ કરવા છે?' });
  await expect(dialog).toContainText('સાપ્તાહિક રજાના દિવસ: રવિવાર → શનિવાર, રવિવાર');
  const sent = bodyOf(page, 'PUT', /\/data\/manage-shift\//);
  await dialog.getByRole('button', { name: 'ફેરફાર સેવ કરો' }).click();
  expect((await sent).week_off_days).toEqual(['SATURDAY', 'SUNDAY']);
});
