import { expect, test } from './fixtures.ts';
import { title } from './support/shell.ts';

const SIGNED_OUT = ['/', '/signup'];
const SIGNED_IN = [
  '/dashboard',
  '/dashboard/Circular',
  '/dashboard/nowhere',
  '/dashboard/branches',
  '/dashboard/branches/add',
  '/dashboard/companydetail',
  '/dashboard/leavetype',
  '/dashboard/manageshiftPage',
  '/dashboard/employee',
  '/dashboard/Manager',
];

test('the policy of the document allows no inline script and no evaluation of text', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(scripts).not.toContain('unsafe-inline');
  const html = await response.text();
  const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(([, attributes = '']) => !/\bsrc=/.test(attributes));
  expect(inline.map(([tag]) => tag).filter((tag) => !tag.includes('application/json'))).toEqual([]);
  expect(html).not.toMatch(/\son\w+=/);
});

test('no screen breaks the policy', async ({ page, signInAs }) => {
  test.setTimeout(90_000);
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
