import { describe, expect, test } from 'vitest';
import { askedPageIn } from './askedPage.ts';

describe('the page after sign-in', () => {
  test.each([
    '/dashboard/branches',
    '/dashboard/employee?q=Asha%20%26%20Sons&branch=3#top',
    '/Dashboard/Manager?x=1',
    '/dashboard?from=mail',
    '/dashboard/employee?next=//evil.example',
  ])('is the one that was asked for: %s', (asked) => {
    expect(askedPageIn({ asked })).toBe(asked);
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { asked: 7 },
    { asked: '' },
    { asked: '/' },
    { asked: '/login' },
    { asked: '/dashboards' },
    { asked: '//evil.example' },
    { asked: '//evil.example/dashboard/branches' },
    { asked: '/\\evil.example/dashboard' },
    { asked: '\\\\evil.example/dashboard' },
    { asked: '/%2f/evil.example' },
    { asked: '/dashboard/..//evil.example' },
    { asked: '/dashboard/%2e%2e//evil.example' },
    { asked: '/dashboard/../data/company-details' },
    { asked: '/\t/evil.example/dashboard' },
    { asked: 'https://evil.example/dashboard' },
    { asked: 'javascript:alert(1)//dashboard' },
  ])('is the dashboard where none of its own was asked for: %j', (state) => {
    expect(askedPageIn(state)).toBe('/dashboard');
  });
});
