import { expect, test } from './fixtures.ts';
import { REMOTES } from './support/remotes.ts';
import { title } from './support/shell.ts';
import { mobileNumber } from './support/signInForm.ts';

const SIGNED_OUT = ['/', '/signup'];
const SIGNED_IN = [
  '/dashboard',
  '/dashboard/Circular',
  '/dashboard/nowhere',
  '/dashboard/branches/add',
  '/dashboard/companydetail',
  ...REMOTES.map(({ address }) => address),
];

test('the content security policy allows no eval, and only the inline script and style of the document', async ({
  page,
  quiet,
}) => {
  quiet.expect(/Executing inline script violates/);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' [^;']*'sha256-[^;']+';/);
  expect(policy).not.toMatch(/unsafe-(eval|inline|hashes)/);
  expect(await response?.text()).not.toMatch(/\s(?:on\w+|style)=/);
  await expect(mobileNumber(page)).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "";';
    document.head.append(script);
    return 'foreign' in document.documentElement.dataset;
  });
  expect(ran).toBe(false);
});

test('no screen violates the content security policy', async ({ page, signInAs }) => {
  const broken: string[] = [];
  await page.exposeBinding('reportViolation', (_source, violation: string) => broken.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(
        window,
        'reportViolation',
      )(`${location.pathname}: ${violatedDirective} ${blockedURI} from ${sourceFile}`);
    });
  });
  for (const address of SIGNED_OUT) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signInAs('owner');
  for (const address of SIGNED_IN) {
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Notifications' }).click();
  expect(broken).toEqual([]);
});
